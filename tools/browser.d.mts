export function findBrowser(): Promise<string>;
export const browserFlags: string[];
