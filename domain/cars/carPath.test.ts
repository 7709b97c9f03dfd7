import { expect, test } from 'vitest';
import { pathWithName } from './carPath.ts';

test.each([
  ['/kop-bil/bil/MLB210', '/kop-bil/bil', '/kop-bil/bil/MLB210/-'],
  ['/kop-bil/bil/7', '/kop-bil/bil', '/kop-bil/bil/7/-'],
  ['/Kop-Bil/BIL/MLB210', '/kop-bil/bil', '/Kop-Bil/BIL/MLB210/-'],
  ['/kop-bil/bil/MLB210', '/kop-bil/bil/', '/kop-bil/bil/MLB210/-'],
  ['/kop-bil/bil/MLB210/volvo-v60', '/kop-bil/bil', undefined],
  ['/kop-bil/bil', '/kop-bil/bil', undefined],
  ['/kop-bil/bil/', '/kop-bil/bil', undefined],
  ['/kop-bil/bilar/MLB210', '/kop-bil/bil', undefined],
  ['/MLB210', '', undefined],
  ['/MLB210', 'pathToCarDetail', undefined],
])('%s below %j', (path, pathToCarDetail, named) => {
  expect(pathWithName(path, { pathToCarDetail })).toBe(named);
});
