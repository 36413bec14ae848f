// node tools/build-server.mjs <folder>: the server alone, for programs that start it many times.
import { bundleServer } from './house/build.mjs';

await bundleServer(process.argv[2]);
