export interface ServeOptions {
  readonly lan: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly publicUrl: string | null;
}

export function serveOptions(args: readonly string[], environment?: NodeJS.ProcessEnv): ServeOptions | null;
