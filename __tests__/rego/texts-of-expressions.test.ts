/** A plan shows no text of an expression that is no constant, so a pass of a policy that asks for the text is none. */
import { describe, expect } from '../support/jest.ts';
import { judgeJson, judgeJsonWithout } from '../support/judge-json.ts';
import { testWith } from '../support/optional-tools.ts';

/** As Terraform 1.11 writes it of `command = "curl ${var.r}"`. */
const OF_VARIABLE = { references: ['var.r'] };
/** As it writes `timestamp()`. */
const OF_FUNCTION = {};
const constant = (value: unknown) => ({ constant_value: value });

function written(name: string, more: object) {
  const address = `null_resource.${name}`;
  return { address, mode: 'managed', type: 'null_resource', name, ...more };
}

function runs(command: object, name = 'a') {
  const provisioners = [{ type: 'local-exec', expressions: { command } }];
  return { resources: [written(name, { expressions: {}, provisioners })] };
}

const group = (ingress: object) => ({
  address: 'aws_security_group.g',
  mode: 'managed',
  type: 'aws_security_group',
  name: 'g',
  expressions: { name: constant('g'), ...ingress },
});

/** Of two instances of a group, the second has so many blocks. */
const planned = (count: number) =>
  [0, 1].map((index) => ({
    address: `aws_security_group.g[${index}]`,
    mode: 'managed',
    type: 'aws_security_group',
    name: 'g',
    index,
    provider_name: 'registry.terraform.io/hashicorp/aws',
    change: {
      actions: ['create'],
      before: null,
      after: { name: 'g', ingress: Array.from({ length: index * count }, () => ({ port: 22 })) },
      after_unknown: {},
      after_sensitive: {},
    },
  }));

async function said(body: string, configuration: object, resource_changes: readonly object[] = []) {
  const text = `package a\n\ndeny contains "x" if {\n\t${body}\n}\n`;
  const { results } = await judgeJson(text, { configuration, resource_changes });
  return results.flatMap(({ status, output }) => [status, ...output]);
}

const COMMAND =
  'contains(input.configuration.root_module.resources[_].provisioners[_].expressions.command.constant_value, "curl")';
const PORT =
  'some r in input.configuration.root_module.resources; r.type == "aws_security_group"; r.expressions.ingress[_].port.constant_value == 22';
const NO_TEXT = 'is no constant, and no plan has the text of such an expression.';

describe('the text of an expression that is no constant', () => {
  for (const [what, body, configuration, resources, message] of [
    [
      'of a provisioner',
      COMMAND,
      { root_module: runs(OF_VARIABLE) },
      [],
      'null_resource.a: `command`',
    ],
    [
      'that only calls a function',
      COMMAND,
      { root_module: runs(OF_FUNCTION) },
      [],
      'null_resource.a: `command`',
    ],
    [
      'of a provisioner that is found with `walk`',
      'walk(input.configuration, [_, value]); contains(value.command.constant_value, "curl")',
      { root_module: { module_calls: { m: { module: runs(OF_VARIABLE) } } } },
      [],
      'module.m.null_resource.a: `command`',
    ],
    [
      'in a module of a module',
      'contains(input.configuration.root_module.module_calls.m.module.module_calls[_].module.resources[_].provisioners[_].expressions.command.constant_value, "curl")',
      {
        root_module: {
          module_calls: { m: { module: { module_calls: { n: { module: runs(OF_VARIABLE) } } } } },
        },
      },
      [],
      'module.m.module.n.null_resource.a: `command`',
    ],
    [
      'of a provider',
      'input.configuration.provider_config.aws.expressions.region.constant_value == "us-east-1"',
      { provider_config: { aws: { name: 'aws', expressions: { region: OF_VARIABLE } } } },
      [],
      'provider.aws: `region`',
    ],
    [
      'of a block in a provider',
      'input.configuration.provider_config[_].expressions.assume_role[_].role_arn.constant_value == "x"',
      {
        provider_config: {
          aws: { name: 'aws', expressions: { assume_role: [{ role_arn: OF_VARIABLE }] } },
        },
      },
      [],
      'provider.aws: `assume_role[0].role_arn`',
    ],
    [
      'of an argument of a module',
      'input.configuration.root_module.module_calls[_].expressions.public.constant_value == true',
      {
        root_module: {
          module_calls: { m: { source: './m', expressions: { public: OF_VARIABLE } } },
        },
      },
      [],
      'module.m: `public`',
    ],
    [
      'of an output',
      'input.configuration.root_module.outputs.o.expression.constant_value == "x"',
      { root_module: { outputs: { o: { expression: OF_VARIABLE } } } },
      [],
      'output.o: `expression`',
    ],
    [
      'of a count',
      'input.configuration.root_module.resources[_].count_expression.constant_value > 10',
      { root_module: { resources: [written('a', { count_expression: OF_VARIABLE })] } },
      [],
      'null_resource.a: `count_expression`',
    ],
    [
      'of a `dynamic` block, of which the configuration has nothing,',
      PORT,
      { root_module: { resources: [group({})] } },
      planned(1),
      'aws_security_group.g: `ingress`',
    ],
    [
      'of a `dynamic` block over what is not known yet',
      PORT,
      { root_module: { resources: [group({})] } },
      planned(0).map((one) => ({
        ...one,
        change: { ...one.change, after: { name: 'g' }, after_unknown: { ingress: true, id: true } },
      })),
      'aws_security_group.g: `ingress[0]`',
    ],
    [
      'of a `dynamic` block beside another one',
      PORT,
      { root_module: { resources: [group({ ingress: [{ port: constant(80) }] })] } },
      planned(2),
      'aws_security_group.g: `ingress`',
    ],
  ] as const) {
    testWith('opa', `${what} is missing`, async () => {
      const [status, ...messages] = await said(body, configuration, resources);
      expect(status).toBe('known-after-apply');
      expect(messages).toHaveLength(1);
      expect(messages[0]?.startsWith(`${message} ${NO_TEXT}`)).toBe(true);
    });
  }

  testWith('opa', 'is not missed where nobody asks for it, or where it is a constant', async () => {
    const constantCommand = { root_module: runs(constant('echo')) };
    expect(await said(COMMAND, constantCommand)).toEqual(['passed']);
    const others = { root_module: runs(OF_VARIABLE) };
    for (const body of [
      'input.configuration.root_module.resources[_].provisioners[_].type == "remote-exec"',
      'input.configuration.root_module.resources[_].provisioners[_].expressions.command.references[_] == "var.x"',
      'not input.configuration.root_module.resources',
      PORT,
      'some r in input.configuration.root_module.resources; r.name == "b"; r.provisioners[_].expressions.command.constant_value == "x"',
      'count(input.configuration.root_module.resources) > 3',
    ]) {
      expect([body, ...(await said(body, others))]).toEqual([body, 'passed']);
    }
    const blocks = { root_module: { resources: [group({ ingress: [{ port: constant(80) }] })] } };
    expect(await said(PORT, blocks, planned(1))).toEqual(['passed']);
  });

  testWith('opa', 'is not missed of what an exception takes out of the plan', async () => {
    const { resources } = runs(OF_VARIABLE);
    const { resources: others } = runs(constant('echo'), 'b');
    const module = runs(OF_VARIABLE, 'c');
    const configuration = {
      root_module: { resources: [...resources, ...others], module_calls: { m: { module } } },
    };
    const text = `package a\n\ndeny contains "x" if {\n\twalk(input.configuration, [_, value])\n\tcontains(value.command.constant_value, "curl")\n}\n`;
    const statusWithout = async (...without: string[][]) =>
      (await judgeJsonWithout([text, 'a'], { configuration }, without))?.status;
    const root = ['configuration', 'root_module'];
    const inModule = [...root, 'module_calls', 'm', 'module', 'resources', '0'];
    expect(await statusWithout()).toBe('known-after-apply');
    expect(await statusWithout([...root, 'resources', '0'])).toBe('known-after-apply');
    expect(await statusWithout([...root, 'resources', '0'], inModule)).toBe('passed');
  });

  testWith('opa', 'fails where the policy demands a constant', async () => {
    const body =
      'some p in input.configuration.root_module.resources[_].provisioners; not p.expressions.command.constant_value';
    expect(await said(body, { root_module: runs(OF_VARIABLE) })).toEqual(['failed', 'x']);
  });
});
