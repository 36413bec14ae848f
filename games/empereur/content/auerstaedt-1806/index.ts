import type { FileNames } from '../read.ts';
import corps from './corps.json' with { type: 'json' };
import leaders from './leaders.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import auerstaedt from './scenarios/auerstaedt.json' with { type: 'json' };
import bluecher from './scenarios/bluecher.json' with { type: 'json' };
import hassenhausen from './scenarios/hassenhausen.json' with { type: 'json' };
import mill from './scenarios/mill.json' with { type: 'json' };
import scenarios from './scenarios/scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import french from './units-french.json' with { type: 'json' };
import front from './units-prussian-front.json' with { type: 'json' };
import middle from './units-prussian-middle.json' with { type: 'json' };
import rear from './units-prussian-rear.json' with { type: 'json' };

/** The pack is kept in several files; a pack of one file has the same sections. */
export const auerstaedtPack = {
  ...pack,
  tables,
  map,
  corps,
  units: {
    from: french.from,
    list: [french, front, middle, rear].flatMap(({ list }) => list as readonly unknown[]),
  },
  leaders,
  scenarios: { ...scenarios, list: [mill, bluecher, hassenhausen, auerstaedt] },
};

export const auerstaedtFiles: FileNames = {
  format: 'auerstaedt-1806/pack.json',
  sources: 'auerstaedt-1806/pack.json',
  tables: 'auerstaedt-1806/tables.json',
  map: 'auerstaedt-1806/map.json',
  corps: 'auerstaedt-1806/corps.json',
  units: 'auerstaedt-1806/units-*.json',
  leaders: 'auerstaedt-1806/leaders.json',
  scenarios: 'auerstaedt-1806/scenarios/*.json',
};
