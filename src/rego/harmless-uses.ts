/** What can be done with a term and reads no value in it, each with an example in which `c` is a change of a resource. */
export const HARMLESS: readonly { use: string; example: string }[] = [
  { use: 'to take what is below a constant key', example: 'c.after.name == "x"' },
  { use: 'the same with `object.get`', example: 'object.get(c, ["after", "name"], "") == "x"' },
  {
    use: 'to go through a list, or through an object that no provider defines',
    example: 'some r in input.resource_changes; r.type == "x"',
  },
  { use: 'to give it a name', example: 'values := c.after; values.name == "x"' },
  {
    use: 'to hand it to a function of the set, or to get it from one or from a rule with one answer',
    example: 'values_of(c).name == "x"',
  },
  {
    use: 'to put it into a list, or under a constant key of an object',
    example: 'all := [{"of": c.after}]; all[_].of.name == "x"',
  },
  {
    use: 'to join, cut and turn lists',
    example:
      'all := array.concat(input.resource_changes, input.resource_drift); all[_].type == "x"',
  },
  { use: 'to count a list', example: 'count([r | some r in input.resource_changes]) > 9' },
  {
    use: 'to count a set of whole members of `resource_changes`, whose addresses or `deposed` differ',
    example: 'count({r | some r in input.resource_changes}) > 9',
  },
  { use: 'to compare it with null, or to ask whether it is there', example: 'c.after != null' },
];
