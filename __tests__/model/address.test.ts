import { findAddresses, readAddress, writeIndex } from '../../src/model/address.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('an address', () => {
  test.each([
    ['aws_instance.web', [], 'resource', ['aws_instance', 'web']],
    ['aws_instance.web[0]', [], 'resource', ['aws_instance', 'web']],
    ['aws_instance.web["a.b"]', [], 'resource', ['aws_instance', 'web']],
    ['aws_instance.web["a\\"].b"]', [], 'resource', ['aws_instance', 'web']],
    ['aws_instance.web["module.x.y.z"]', [], 'resource', ['aws_instance', 'web']],
    ['aws_instance.web[*].tags["Name"]', [], 'resource', ['aws_instance', 'web']],
    ['data.aws_ami.ubuntu', [], 'data', ['aws_ami', 'ubuntu']],
    ['ephemeral.aws_secret.one', [], 'ephemeral', ['aws_secret', 'one']],
    ['module.vpc', [], 'module', ['vpc']],
    ['module.vpc["eu.west-1"]', [], 'module', ['vpc']],
    ['module.a.module.b', ['a'], 'module', ['b']],
    ['module.vpc.aws_subnet.a[2]', ['vpc'], 'resource', ['aws_subnet', 'a']],
    ['module.a["x[0]"].module.b[1].data.http.me', ['a', 'b'], 'data', ['http', 'me']],
    ['module.data.aws_s3_bucket.module', ['data'], 'resource', ['aws_s3_bucket', 'module']],
    ['null_resource.größe-1', [], 'resource', ['null_resource', 'größe-1']],
    [
      'null_resource.a\u00b7b\u203fc\u0308',
      [],
      'resource',
      ['null_resource', 'a\u00b7b\u203fc\u0308'],
    ],
    [
      'module.\u0928\u092e\u0938\u094d\u0924\u0947.x.y',
      ['\u0928\u092e\u0938\u094d\u0924\u0947'],
      'resource',
      ['x', 'y'],
    ],
  ])('is read in its parts: %s', (text, modules, type, labels) => {
    const address = readAddress(text);
    expect(address?.modules.map(({ name }) => name)).toEqual(modules);
    expect(address?.block).toEqual({ type, labels });
  });

  test('ends before a sign that is no part of a name in Terraform', () => {
    for (const sign of ['\u3001', '\u200b', '\u{1f600}', '\u00a0x']) {
      const found = findAddresses(`see aws_vpc.main${sign}`);
      expect(found).toEqual({ addresses: ['aws_vpc.main'], isCertain: true });
    }
  });

  test('is not certain beside a sign that is a part of a name for some releases', () => {
    for (const sign of ['\u30fb', '\u{10d50}', '\u0870', '\ua7dc']) {
      for (const text of [`aws_vpc.main${sign}`, `${sign}aws_vpc.main`, `aws_vpc.a${sign}b`]) {
        expect([text, findAddresses(text)]).toEqual([text, { addresses: [], isCertain: false }]);
      }
    }
  });

  const NONE = 'aws_instance aws_instance. .web module module. data.x a.b\u200bc a.9';
  const OPEN = 'a.b[ a.b["x] a.b[x] module.a[0.b.c a.b["x" data.a.b]';
  test.each(['', 'a b.c', ...`${NONE} ${OPEN}`.split(' ')])('is not %j', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });

  test.each([
    ['a"b\\', '"a\\"b\\\\"'],
    ['${a} %{ $', '"$${a} %%{ $"'],
    ['a\u00a0\u{e0001}\n', '"a\\u00a0\\U000e0001\\n"'],
    // Letters that a newer Unicode than Terraform's has.
    ['\ua7dc\u{16d40}', '"\\ua7dc\\U00016d40"'],
    ['\u{1e900}é\u0301', '"\u{1e900}é\u0301"'],
  ])('has the key %j as Terraform writes it', (key, written) => {
    expect(writeIndex(key)).toBe(`[${written}]`);
  });
});
