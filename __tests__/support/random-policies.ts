/**
 * Random policies over the values of a plan: sets, comprehensions, rules that collect, sorting, objects of sets, functions,
 * nested lists and objects, `with`, `else`. Most are right Rego; `opa` refuses the others.
 */
import { seededBelow } from './virtual-time.ts';

/** What a term is: a member of a list of resources, a change, its values, a text, a number, or a collection of these. */
type Sort = 'member' | 'change' | 'values' | 'text' | 'number' | 'any';

interface Body {
  lines: string[];
  /** Names of variables that have a value here. */
  known: { name: string; sort: Sort | 'list' | 'set' | 'object' }[];
}

/** The rules of a package with a `deny`. */
export function randomPolicy(seed: number): string {
  return new Writer(seed).policy();
}

/**
 * The rules of a package with a `deny` as people write them: what is asked of a resource, and what of its values. Each reads few
 * values, so that much depends on which of them count as read.
 */
export function plainPolicy(seed: number): string {
  const below = seededBelow((seed + 1) * 0x2545f491);
  const one = (...choices: string[]): string => choices[below(choices.length)] ?? '';
  const type = () => one('disk', 'net', 'other');
  const fact = (r: string): string =>
    one(
      `${r}.type == "${type()}"`,
      `${r}.type in {"${type()}", "other"}`,
      `startswith(${r}.address, "${type()}")`,
      `types[${r}.type]`,
      `is_of(${r}, "${type()}")`,
      `is_either(${r})`,
      `not ${r}.type == "${type()}"`,
      `not is_of(${r}, "${type()}")`,
      `${r}.type != "${type()}"`,
      `${r}.type == a_type`,
      `"create" in ${r}.change.actions`,
      `${r}.name == "${one('a', 'b', 'd')}"`,
      `t${r} := ${r}.type\n\tt${r} == "${type()}"`,
      `c${r} := ${r}.change\n\tc${r}.actions == ["${one('create', 'update')}"]`,
      `${r}.change.actions ${one('==', '!=', 'in')} [["${one('create', 'update')}"]]${one('', '[0]')}`,
      `${r}.change.actions[${one('0', '_', '1')}] == "${one('create', 'update')}"`,
    );
  const constant = () => one('"hidden"', '"a"', '"same"', '2', '"x"', '"none"');
  const values = (r: string): string =>
    one(`${r}.change.after`, `${r}.change.after`, `values_of(${r})`);
  const condition = (r: string): string => {
    const of = values(r);
    return one(
      `${of}.${one('name', 'password', 'tags.env', 'tags.x')} ${one('==', '!=')} ${constant()}`,
      `not ${of}.${one('name', 'password', 'tags.env')} == ${constant()}`,
      `not ${of}.${one('users', 'tags', 'name')}`,
      `${of}.users[_].${one('key', 'role')} == ${constant()}`,
      `${of}.users[${below(2)}].${one('key', 'role')} ${one('==', '!=')} ${constant()}`,
      `count(${of}.${one('users', 'tags')}) ${one('==', '<', '>')} ${below(3)}`,
      `count([1 | ${of}.users[_].role == "x"]) ${one('==', '<')} ${1 + below(2)}`,
      `count({u.role | some u in ${of}.users}) ${one('==', '<')} ${1 + below(2)}`,
      `some key, _ in ${of}.tags; key == "${one('env', 'x')}"`,
      `not "${one('env', 'x')}" in object.keys(object.get(${of}, "tags", {}))`,
      `every u in ${of}.users { u.${one('key', 'role')} == ${constant()} }`,
      `object.get(${of}, "${one('name', 'password')}", "none") == ${constant()}`,
      `${r}.change.after_unknown.${one('name', 'users')}`,
      `${of}.secret_wo == ${constant()}`,
    );
  };
  const list = one('input.resource_changes', 'input.resource_changes', 'found', 'all_of("disk")');
  const lines = [fact('r'), condition('r'), ...(below(3) === 0 ? [fact('r')] : [])];
  const inOrder = below(2) === 0 ? lines : lines.toReversed();
  const body = [`some r in ${list}`, ...inOrder].join('\n\t');
  const deny = one(
    `deny contains "x" if {\n\t${body}\n}`,
    `deny contains "x" if {\n\t${body}\n}`,
    `deny contains "x" if not right\n\nright if {\n\t${body}\n}`,
    `deny contains "x" if count([r.name | ${body.replaceAll('\n\t', '; ')}]) > ${below(2)}`,
    `deny contains "x" if {\n\tsome r in input.resource_changes\n\t${fact('r')}\n\tnot has_other(r)\n}\n\nhas_other(of) if {\n\tsome r in input.resource_changes\n\t${fact('r')}\n\tr.name == of.name\n\t${condition('r')}\n}`,
    `deny contains "x" if not all_right\n\nall_right if every r in ${list} { ${inOrder.join('; ')} }`,
    `deny contains "x" if count({r | ${body.replaceAll('\n\t', '; ')}}) > ${below(2)}`,
    `deny contains "x" if {\n\tsome r in input.planned_values.root_module.resources\n\tr.type == "${type()}"\n\tr.values.${one('name', 'password')} == ${constant()}\n}`,
    `deny contains "x" if input.output_changes.${one('one', 'two')}.${one('after', 'after.key')} == ${constant()}`,
    `deny contains "x" if input.planned_values.outputs.${one('one', 'two')}.${one('value', 'value.key', 'type')} == ${one(constant(), '"string"', '"object"')}`,
    // Names that hide others.
    `deny contains "x" if {\n\ta_type := input.resource_changes[0].type\n\t${body}\n}`,
    `deny contains "x" if {\n\ttypes := {input.resource_changes[0].type}\n\t${body}\n}`,
    `deny contains "x" if {\n\tr := {"type": "disk"}\n\tr.type == "disk"\n\tcount([1 | ${body.replaceAll('\n\t', '; ')}]) > ${below(2)}\n}`,
    `deny contains "x" if {\n\tsome a_type in ["other"]\n\ta_type != "z"\n\tcount([1 | some a_type in ["disk", "net"]; ${body.replaceAll('\n\t', '; ')}]) > ${below(2)}\n}`,
    // Walks that stop at lists, and some that do not.
    `deny contains "x" if {\n\twalk(input.planned_values${one('', '.root_module')}, [path, value])\n\t${one('path[count(path) - 1] == "resources"', 'ends(path)', 'path[count(path) - 1] == "password"', 'count(path) > 3', 'not ends(path)')}\n\tsome r in value\n\t${fact('r')}\n\tr.values.${one('name', 'password')} == ${constant()}\n}`,
    `deny contains "x" if {\n\twalk(input.planned_values, [_, value])\n\tsome r in value.${one('resources', 'users')}\n\t${fact('r')}\n\t${one(`r.values.name == ${constant()}`, `value.address == ${constant()}`, `r.role == ${constant()}`)}\n}`,
    // Two values of one key.
    `deny contains "x" if {\n\tsome r in ${list}\n\tm := {k: v | some k in ["a"]; some v in [r.change.after.name, "b"]}\n\t${inOrder.join('\n\t')}\n\tm == {}\n}`,
  );
  return [
    deny,
    'types := {"disk"}',
    `a_type := t if {\n\tt := "disk"\n\t${one('true', 'input.complete == false')}\n} else := ${one('"net"', 'w if w := split("net,x", ",")[0]')}`,
    'values_of(r) := r.change.after',
    `ends(path) if last(path, 1) == "resources"\n\n${one('', 'ends(path) if count(path) > 20\n\n')}last(path, n) := path[count(path) - n]`,
    'is_of(r, t) if r.type == t',
    `is_either(r) if r.type == "disk"\n\nis_either(r) if ${one('r.type == "net"', 'r.change.after.name == "a"')}`,
    `found contains r if {\n\tsome r in input.resource_changes\n\t${one('r.type == "disk"', 'r.mode == "managed"', 'r.change.after.name != "z"')}\n}`,
    'all_of(t) := [r | some r in input.resource_changes; r.type == t]',
  ].join('\n\n');
}

/**
 * The rules of a package with a `deny` whose rules `opa` finds by an index: several of one name, which ask the same places for
 * constants, lists, patterns, members of sets, and what has a name.
 */
export function indexedPolicy(seed: number): string {
  const below = seededBelow((seed + 1) * 0x6c078965);
  const one = (...choices: string[]): string => choices[below(choices.length)] ?? '';
  const some = (count: number, write: () => string) =>
    Array.from({ length: count }, write).join('\n\n');
  const constant = () =>
    one('"disk"', '"net"', '"a"', '"same"', '"create"', '"update"', 'true', 'null', '2');
  const list = () => one('["create"]', '["update"]', '["no-op"]', '["create", _]', '[]', '[_]');
  const entry = () => `input.resource_changes[${one('0', '1', '0')}]`;
  const place = () =>
    one(
      `${entry()}.type`,
      `${entry()}.name`,
      `${entry()}.change.actions[0]`,
      `${entry()}.change.after.name`,
      'input.complete',
      'input.output_changes.one.after',
    );
  const line = (): string => {
    const [left, right] = [place(), place()];
    return one(
      `${left} == ${constant()}`,
      `${constant()} = ${left}`,
      `${left} in {${constant()}, ${constant()}}`,
      `${left} in [${constant()}, ${right}]`,
      `${left} in {${constant()}, ${right}}`,
      `${constant()} in ${entry()}.change.actions`,
      `${entry()}.change.actions == ${list()}`,
      `${entry()}.change.actions = ${list()}`,
      `x := ${left}\n\tx == ${constant()}`,
      `x := ${constant()}\n\t${left} == x`,
      `x := ${entry()}\n\tx.type == ${constant()}`,
      `startswith(${left}, "${one('d', 'n', 'cr')}")`,
      `endswith(${left}, "${one('k', 't', 'e')}")`,
      `glob.match("${one('d*', '*t', 'a')}", [], ${left})`,
      `strings.any_prefix_match(${left}, ["d", "s"])`,
      `not ${left} == ${constant()}`,
      `${left} != ${constant()}`,
      left,
      `not ${left}`,
      `table[${left}]`,
      `table[${left}] == ${constant()}`,
      `is(${left})`,
      `is_both(${left}, ${right})`,
      `kind == ${constant()}`,
      `word(${left}) == ${constant()}`,
      `every action in ${entry()}.change.actions { action in {"create", ${constant()}} }`,
    );
  };
  const body = () => Array.from({ length: 1 + below(3) }, line);
  /** A name has its value once in a body. */
  const apart = (lines: string[]) =>
    lines.map((text, at) => text.replaceAll(/\bx\b/g, `x${at}`)).join('\n\t');
  const pattern = () => one(constant(), 'x', '_', `[${constant()}]`, '["a", x]');
  const condition = (text: string) => (text.includes('x') ? ' if x' : '');
  return [
    some(
      2 + below(3),
      () => `deny contains "${one('a', 'b', 'c', 'd')}" if {\n\t${apart(body())}\n}`,
    ),
    'table := {"disk": 1, "a": 2, "create": true}',
    some(1 + below(3), () => {
      const arg = pattern();
      return `is(${arg})${condition(arg) || ' if true'}`;
    }),
    some(1 + below(2), () => `is_both(${constant()}, ${one('"a"', '_', '"same"')})`),
    `kind := "disk" if {\n\t${apart(body())}\n} else := "a" if {\n\t${apart(body())}\n} else := "net"`,
    `word("disk") := ${constant()}\n\nword("same") := ${constant()}\n\nword(x) := "none" if not x in {"disk", "same"}`,
  ].join('\n\n');
}

class Writer {
  readonly #below: (count: number) => number;
  readonly #rules: string[] = [];
  #names = 0;

  constructor(seed: number) {
    this.#below = seededBelow((seed + 1) * 0x9e3779b9);
  }

  policy(): string {
    const body = this.#body();
    const count = 1 + this.#below(2);
    for (let at = 0; at < count; at += 1) body.lines.push(this.#condition(body, 3));
    const deny = `deny contains "x" if {\n\t${body.lines.join('\n\t')}\n}`;
    return [deny, ...this.#rules].join('\n\n');
  }

  #one<T>(...choices: readonly [T, ...T[]]): T {
    return choices[this.#below(choices.length)] ?? choices[0];
  }

  #name(first = 'v'): string {
    this.#names += 1;
    return `${first}${this.#names}`;
  }

  #body(known: Body['known'] = []): Body {
    return { lines: [], known: [...known] };
  }

  /** What a body says, on one line. */
  #inline(body: Body): string {
    return body.lines.length === 0 ? 'true' : body.lines.join('; ');
  }

  #path(): string {
    return this.#one(
      'input.resource_changes',
      'input.resource_changes',
      'input.resource_changes',
      'input.resource_drift',
      'input.deferred_changes[_].resource_change',
    );
  }

  /** A list of members of a plan. */
  #members(body: Body, depth: number): string {
    const path = this.#one(
      'input.resource_changes',
      'input.resource_changes',
      'input.resource_drift',
    );
    if (depth <= 0) return path;
    return this.#one(
      () => path,
      () => path,
      () => `array.concat(${this.#members(body, depth - 1)}, ${this.#members(body, depth - 1)})`,
      () => `array.slice(${this.#members(body, depth - 1)}, 0, ${1 + this.#below(4)})`,
      () => `array.reverse(${this.#members(body, depth - 1)})`,
      () => `sort(${this.#members(body, depth - 1)})`,
      () => {
        const item = this.#name('r');
        return `[${item} | some ${item} in ${this.#members(body, depth - 1)}; ${item}.name != "${this.#one('a', 'z')}"]`;
      },
      () => {
        const rule = this.#name('all');
        this.#rules.push(`${rule} := ${this.#members(this.#body(), depth - 1)}`);
        return rule;
      },
    )();
  }

  /** A term of a sort; lines that it needs are added to the body. */
  #term(sort: Sort, body: Body, depth: number): string {
    const known = body.known.filter((one) => one.sort === sort);
    if (known.length > 0 && this.#below(3) === 0) return this.#one(known[0]!, ...known).name;
    switch (sort) {
      case 'member':
        return this.#member(body, depth);
      case 'change':
        return this.#change(body, depth);
      case 'values':
        return this.#values(body, depth);
      case 'text':
        return this.#text(body, depth);
      case 'number':
        return this.#number(body, depth);
      case 'any':
        return this.#any(body, depth);
    }
  }

  #add(body: Body, line: string, name: string, sort: Body['known'][number]['sort']): string {
    body.lines.push(line);
    body.known.push({ name, sort });
    return name;
  }

  #member(body: Body, depth: number): string {
    const name = this.#memberOf(body, depth);
    if (this.#below(3) > 0 || !/^r\d+$/.test(name)) return name;
    const fact = this.#one(
      `${name}.type == "${this.#one('disk', 'net')}"`,
      `"${this.#one('disk', 'net')}" = ${name}.type`,
      `${name}.type in {"disk", "other"}`,
      `${name}.name == "${this.#one('a', 'b')}"`,
      `startswith(${name}.address, "${this.#one('disk', 'net')}")`,
      `${name}.change.actions[_] == "${this.#one('create', 'update')}"`,
      `"create" in ${name}.change.actions`,
      `not ${name}.type == "net"`,
      `${name}.mode != "data"`,
    );
    if (this.#below(4) > 0) body.lines.push(fact);
    else {
      const rule = this.#name('is');
      this.#rules.push(`${rule}(${name}) if ${fact}`);
      body.lines.push(`${rule}(${name})`);
    }
    return name;
  }

  #memberOf(body: Body, depth: number): string {
    const name = this.#name('r');
    const from = this.#members(body, depth - 1);
    return this.#one(
      () => this.#add(body, `some ${name} in ${from}`, name, 'member'),
      () => this.#add(body, `some ${name} in ${from}`, name, 'member'),
      () => this.#add(body, `${name} := ${from}[${this.#below(2)}]`, name, 'member'),
      () => this.#add(body, `${name} := ${from}[_]`, name, 'member'),
      () => this.#add(body, `some i${name}; ${name} := ${from}[i${name}]`, name, 'member'),
      () => this.#add(body, `${name} = ${this.#path()}[_]`, name, 'member'),
      () => this.#handed('member', body, depth),
    )();
  }

  #change(body: Body, depth: number): string {
    return this.#one(
      () => `${this.#term('member', body, depth - 1)}.change`,
      () => `${this.#term('member', body, depth - 1)}.change`,
      () => `object.get(${this.#term('member', body, depth - 1)}, "change", {})`,
      () => {
        const name = this.#name('c');
        return this.#add(body, `some ${name} in input.output_changes`, name, 'change');
      },
      () => this.#handed('change', body, depth),
    )();
  }

  #values(body: Body, depth: number): string {
    const side = this.#one('after', 'after', 'before');
    return this.#one(
      () => `${this.#term('change', body, depth - 1)}.${side}`,
      () => `${this.#term('change', body, depth - 1)}.${side}`,
      () => `object.get(${this.#term('member', body, depth - 1)}, ["change", "${side}"], {})`,
      () => this.#handed('values', body, depth),
    )();
  }

  #key(): string {
    return this.#one('name', 'name', 'password', 'users', 'tags', 'missing');
  }

  /** A term as a function gives it back, or as a rule holds it. */
  #handed(sort: Sort, body: Body, depth: number): string {
    if (depth <= 0) return this.#term(sort, body, 0);
    const inner = this.#term(sort, body, depth - 1);
    const name = this.#name('f');
    return this.#one(
      () => {
        this.#rules.push(`${name}(x) := x`);
        return `${name}(${inner})`;
      },
      () => {
        this.#rules.push(`${name}(x) := y if {\n\ty := x\n\ttrue\n} else := {}`);
        return `${name}(${inner})`;
      },
      () => {
        this.#rules.push(`${name}(x, k) := x[k]`);
        return `${name}({"k": ${inner}, "other": 1}, "k")`;
      },
      () => {
        const own = this.#body();
        const term = this.#term(sort, own, depth - 1);
        this.#rules.push(`${name} := ${term} if {\n\t${own.lines.join('\n\t') || 'true'}\n}`);
        if (this.#below(3) === 0) {
          const other = this.#body();
          const second = this.#term(sort, other, depth - 1);
          const word = this.#one('', 'else ');
          const head = word === '' ? `${name} := ${second} if` : `else := ${second} if`;
          const text = `${head} {\n\t${other.lines.join('\n\t') || 'true'}\n}`;
          if (word === '') this.#rules.push(text);
          else this.#rules.push(`${this.#rules.pop()} ${text}`);
        }
        return name;
      },
      () => `[${inner}][0]`,
      () => `{"a": ${inner}}.a`.replace(/^(\{.*\})\.a$/s, 'object.get($1, "a", 1)'),
      () => {
        const deep = 1 + this.#below(20);
        const opened = '{"d": '.repeat(deep);
        const text = this.#name('d');
        return this.#add(
          body,
          `${text} := object.get(${opened}${inner}${'}'.repeat(deep)}, [${Array.from({ length: deep }, () => '"d"').join(', ')}], 1)`,
          text,
          sort,
        );
      },
    )();
  }

  #text(body: Body, depth: number): string {
    const any = () => this.#term('any', body, depth - 1);
    if (depth <= 0) return this.#one('"hidden"', '"same"', '"a"', '"disk"');
    return this.#one(
      () => `${this.#term('member', body, depth - 1)}.${this.#one('type', 'name', 'address')}`,
      () => `${this.#term('values', body, depth - 1)}.${this.#key()}`,
      () => `${this.#term('values', body, depth - 1)}["${this.#key()}"]`,
      () =>
        `${this.#term('values', body, depth - 1)}[concat("", ["pass", "${this.#one('word', 'port')}"])]`,
      () => `object.get(${this.#term('values', body, depth - 1)}, "${this.#key()}", "none")`,
      () => `json.marshal(${any()})`,
      () => `sprintf("%v", [${any()}])`,
      () => `concat(",", [x | some x in ${this.#set('text', body, depth - 1)}])`,
    )();
  }

  #number(body: Body, depth: number): string {
    if (depth <= 0) return String(this.#below(5));
    return this.#one(
      () => `count(${this.#set(this.#sort(), body, depth - 1)})`,
      () => `count(${this.#set(this.#sort(), body, depth - 1)})`,
      () => `count(${this.#list(this.#sort(), body, depth - 1)})`,
      () => `count(${this.#object(this.#sort(), body, depth - 1)})`,
      () => `count(object.keys(${this.#object(this.#sort(), body, depth - 1)}))`,
      () => `sum([1 | some _ in ${this.#set(this.#sort(), body, depth - 1)}])`,
      () =>
        `sum([1 | ${this.#set(this.#sort(), body, depth - 1)}[_]])`.replace(
          /\| \{(.*)\}\[_\]\]/s,
          '| q := {$1}; q[_]]',
        ),
      () => `count([1 | some k, v in ${this.#object(this.#sort(), body, depth - 1)}; k != v])`,
      () => `max([0, ${this.#number(body, depth - 1)}])`,
      () => `count(${this.#term('values', body, depth - 1)})`,
    )();
  }

  #sort(): Sort {
    return this.#one<Sort>('member', 'member', 'change', 'values', 'values', 'any', 'text');
  }

  /** A comprehension's body with a term of a sort. */
  #inner(sort: Sort, depth: number): { term: string; text: string; body: Body } {
    const body = this.#body();
    const term = this.#term(sort, body, depth);
    if (this.#below(4) === 0) body.lines.push(this.#condition(body, depth - 1));
    return { term, text: this.#inline(body), body };
  }

  #list(sort: Sort, body: Body, depth: number): string {
    return this.#one(
      () => {
        const { term, text } = this.#inner(sort, depth);
        return `[${term} | ${text}]`;
      },
      () => `[${this.#term(sort, body, depth)}, ${this.#term(sort, body, depth)}]`,
      () => `[x | some x in ${this.#set(sort, body, depth - 1)}]`,
      () => `sort(${this.#list(sort, body, Math.max(0, depth - 1))})`,
      () => this.#members(body, depth),
    )();
  }

  #set(sort: Sort, body: Body, depth: number): string {
    if (depth <= 0) {
      const { term, text } = this.#inner(sort, 0);
      return `{${term} | ${text}}`;
    }
    return this.#one(
      () => {
        const { term, text } = this.#inner(sort, depth);
        return `{${term} | ${text}}`;
      },
      () => {
        const { term, text } = this.#inner(sort, depth);
        return `{${term} | ${text}}`;
      },
      () => `{${this.#term(sort, body, depth)}, ${this.#term(sort, body, depth)}}`,
      () =>
        `(${this.#set(sort, body, depth - 1)} ${this.#one('|', '&', '-')} ${this.#set(sort, body, depth - 1)})`,
      () => `union({${this.#set(sort, body, depth - 1)}, ${this.#set(sort, body, depth - 1)}})`,
      () => {
        const rule = this.#name('some');
        const times = 1 + this.#below(2);
        for (let at = 0; at < times; at += 1) {
          const { term, body: own } = this.#inner(sort, depth - 1);
          this.#rules.push(
            `${rule} contains ${term} if {\n\t${own.lines.join('\n\t') || 'true'}\n}`,
          );
        }
        return rule;
      },
      () => {
        const rule = this.#name('of');
        const own = this.#body();
        const member = this.#term('member', own, 0);
        const term = this.#term(sort, own, depth - 1);
        own.lines.push('true');
        this.#rules.push(
          `${rule}[${member}.type] contains ${term} if {\n\t${own.lines.join('\n\t')}\n}`,
        );
        return `${rule}.disk`;
      },
    )();
  }

  #object(sort: Sort, body: Body, depth: number): string {
    return this.#one(
      () => {
        const { term, text, body: own } = this.#inner(sort, depth);
        const key = this.#one('"k"', this.#term('text', own, 1));
        return `{${key}: ${term} | ${own.lines.length > 0 ? this.#inline(own) : text}}`;
      },
      () => `{"a": ${this.#term(sort, body, depth)}, "b": ${this.#term(sort, body, depth)}}`,
      () => {
        const rule = this.#name('by');
        const own = this.#body();
        const member = this.#term('member', own, 0);
        const term = this.#term(sort, own, depth - 1);
        const key = this.#one(`${member}.address`, `${member}.type`, `${member}.name`);
        this.#rules.push(
          `${rule}[${key}] := ${term} if {\n\t${own.lines.join('\n\t') || 'true'}\n}`,
        );
        return rule;
      },
      () => 'input.output_changes',
    )();
  }

  #any(body: Body, depth: number): string {
    if (depth <= 0) return this.#term(this.#one<Sort>('member', 'values', 'change'), body, 0);
    return this.#one(
      () => this.#term(this.#sort(), body, depth - 1),
      () => `[${this.#term('text', body, 1)}, ${this.#term('values', body, depth - 1)}]`,
      () => `{"z": ${this.#term('text', body, 1)}, "a": ${this.#term('any', body, depth - 1)}}`,
      () => this.#list(this.#sort(), body, depth - 1),
      () => this.#set(this.#sort(), body, depth - 1),
      () => this.#object(this.#sort(), body, depth - 1),
      () =>
        `${this.#list('any', body, depth - 1)}[${this.#below(2)}]`.replace(
          /^(\[.*|sort\(.*)$/s,
          (text) => text,
        ),
    )();
  }

  #condition(body: Body, depth: number): string {
    if (depth <= 0)
      return this.#one('input.complete', `${this.#term('text', body, 1)} == "hidden"`);
    return this.#one(
      () => `${this.#number(body, depth)} ${this.#one('>', '==', '!=', '<')} ${this.#below(5)}`,
      () => `${this.#number(body, depth)} > ${1 + this.#below(4)}`,
      () => `${this.#number(body, depth)} > ${1 + this.#below(4)}`,
      () => `${this.#text(body, depth)} == ${this.#one('"hidden"', '"same"', '"a"', '"disk.a"')}`,
      () => `contains(${this.#text(body, depth)}, "hidden")`,
      () =>
        `${this.#term('any', body, depth - 1)} ${this.#one('==', '!=')} ${this.#term('any', body, depth - 1)}`,
      () =>
        `${this.#term('values', body, depth - 1)} ${this.#one('==', '!=')} ${this.#term('values', body, depth - 1)}`,
      () => `${this.#term('values', body, depth - 1)} ${this.#one('!=', '==')} null`,
      () => `${this.#term('any', body, depth - 1)} in ${this.#list('any', body, depth - 1)}`,
      () => {
        const item = this.#name('x');
        const source = this.#one(
          this.#list('member', body, depth - 1),
          this.#set('member', body, depth - 1),
        );
        return `every ${item} in ${source} { ${item}.${this.#one('type == "disk"', 'change.after', 'change.after.password != "hidden"', 'name != "z"')} }`;
      },
      () => {
        const list = this.#name('l');
        body.lines.push(`${list} := ${this.#list('member', body, depth - 1)}`);
        return `${list}[${this.#below(2)}].${this.#one('name == "b"', 'deposed == "d2"', 'name != "a"', 'address == "disk.b"')}`;
      },
      () => {
        const list = this.#name('l');
        const member = this.#name('r');
        const from = this.#members(body, 1);
        const sorted = this.#one('sort(', '(');
        body.lines.push(
          `${list} := ${sorted === '(' ? '' : 'sort('}[{"a": ${member}.change.${this.#one('after', 'before', 'after.password', 'after.name')}, "z": ${member}.${this.#one('name', 'deposed', 'address')}} | some ${member} in ${from}]${sorted === '(' ? '' : ')'}`,
        );
        return `${list}[0].z ${this.#one('==', '!=')} "${this.#one('a', 'b', 'd1', 'd2', 'disk.a')}"`;
      },
      () => {
        const name = this.#name('ok');
        const own = this.#body();
        const condition = this.#condition(own, depth - 1);
        this.#rules.push(`${name} if {\n\t${[...own.lines, condition].join('\n\t')}\n}`);
        return this.#one(
          name,
          `not ${name}`,
          `not ${name}`,
          `${name} with input.complete as ${this.#term('any', body, 1)}`,
          `${name} with input.resource_changes as ${this.#members(body, 1)}`,
        );
      },
      () => {
        const name = this.#name('n');
        const own = this.#body();
        const condition = this.#condition(own, depth - 1);
        this.#rules.push(
          `${name} := 1 if {\n\t${[...own.lines, condition].join('\n\t')}\n} else := 2`,
        );
        return `${name} == ${1 + this.#below(2)}`;
      },
      () =>
        `$"{${this.#term(this.#sort(), body, depth - 1)}}" != "{\\"x\\"}"`.replaceAll('\\"', ''),
      () => {
        const [path, value] = [this.#name('p'), this.#name('w')];
        body.lines.push(`walk(${this.#term(this.#sort(), body, depth - 1)}, [${path}, ${value}])`);
        return `${value} == "hidden"; ${path}`;
      },
    )();
  }
}
