export const serverFile: string;
export const pageFolder: string;
export function build(): Promise<void>;
export function ensureBuilt(): Promise<string>;
