import type { NetworkInterfaceInfo } from 'node:os';

export function houseAddresses(interfaces?: NodeJS.Dict<NetworkInterfaceInfo[]>): string[];
export function qrCode(text: string): Promise<string>;
