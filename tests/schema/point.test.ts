import { expect, it } from 'vitest';
import { readDegrees, readPoint } from '../../schema/point.ts';

it.each([
  ['54.6, -3.13', { latitude: 54.6, longitude: -3.13 }],
  ['-8.5 116', { latitude: -8.5, longitude: 116 }],
  ['46.3378,13.755', { latitude: 46.3378, longitude: 13.755 }],
  ['(-8.35°, 116.04°)', { latitude: -8.35, longitude: 116.04 }],
  ['−4.5; 129.9', { latitude: -4.5, longitude: 129.9 }],
  ['46,3378, 13,7550', { latitude: 46.3378, longitude: 13.755 }],
  ['46,3378 13,755', { latitude: 46.3378, longitude: 13.755 }],
  ['46,3378;13,755', { latitude: 46.3378, longitude: 13.755 }],
  ['46,3378, 13', { latitude: 46.3378, longitude: 13 }],
  ['46, 13', { latitude: 46, longitude: 13 }],
  ['46.3378° N, 13.755° E', { latitude: 46.3378, longitude: 13.755 }],
  ['46°20\'16.1"N 13°45\'18.0"E', { latitude: 46.337806, longitude: 13.755 }],
  ['46° 20′ 16,1″ N, 13° 45′ 18″ E', { latitude: 46.337806, longitude: 13.755 }],
  ["8°34.8'S 116°6'E", { latitude: -8.58, longitude: 116.1 }],
  ['8°34’48’’S 3°30’W', { latitude: -8.58, longitude: -3.5 }],
  ['91, 0', undefined],
  ['0, 181', undefined],
  ['1,2,3', undefined],
  ['46°61\'0"N 13°45\'18"E', undefined],
  ['13.755E 46.3378N', undefined],
  ['54.6', undefined],
  ['54.6, west', undefined],
  ['', undefined],
])('The place on the map %j is read as %j.', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

it.each([
  ['46.3378', 'latitude', 46.3378],
  [' 46,3378 ', 'latitude', 46.3378],
  ['-8.58°', 'latitude', -8.58],
  ['46°20\'16.1"N', 'latitude', 46.337806],
  ['8°34.8′ S', 'latitude', -8.58],
  ['13°45\'18.0"E', 'longitude', 13.755],
  ['46°20\'16.1"N', 'longitude', undefined],
  ['91', 'latitude', undefined],
  ['91', 'longitude', 91],
  ['46.3378, 13.755', 'latitude', undefined],
  ['here', 'latitude', undefined],
] as const)('The degrees %j of %s are %j.', (text, axis, degrees) => {
  expect(readDegrees(text, axis)).toEqual(degrees);
});
