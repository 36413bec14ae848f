export interface ServeOptions {
  readonly lan: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info';
  readonly metricsPort: number | null;
}

export function databaseUrl(text: string | undefined): string | null;
export function serveOptions(args: readonly string[], environment?: NodeJS.ProcessEnv): ServeOptions | null;
