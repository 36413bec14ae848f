export function nodeIsRecentEnough(version: string): boolean;
export function requireNode(): void;
