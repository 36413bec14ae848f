export { backup } from './backup.ts';
export { check, type CheckReport } from './check.ts';
export { KeepFault } from './copy-file.ts';
export { restore } from './restore.ts';
