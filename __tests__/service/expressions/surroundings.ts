/** The names that generated expressions may use. */
export const SURROUNDINGS = `
variable "word" {
  default = "Straße"
}
variable "no_text" {
  type    = string
  default = null
}
variable "no_list" {
  type    = list(string)
  default = null
}
variable "digits" {
  type    = string
  default = 42
}
variable "number" {
  type    = number
  default = "7"
}
variable "flag" {
  type    = bool
  default = "false"
}
variable "texts" {
  type    = list(string)
  default = ["b", 1, true]
}
variable "set" {
  type    = set(string)
  default = ["b", "a", "b", "é"]
}
variable "numbers" {
  type    = set(number)
  default = [10, 9, 100]
}
variable "map" {
  type    = map(string)
  default = { b = "x", a = 1 }
}
variable "any_map" {
  type    = map(any)
  default = { b = "x", a = 1 }
}
variable "any" {
  type    = any
  default = { list = [1, "a", null], "key with space" = "$\${x}", n = 0.1 }
}
variable "object" {
  type = object({ name = string, port = optional(number, 80), tags = optional(map(string)) })
  default = { name = 5, extra = true }
}
variable "objects" {
  type = list(object({ name = optional(string, "none"), inner = optional(object({ on = optional(bool, true) }), {}) }))
  default = [{}, { name = null, inner = { on = "false" } }]
}
locals {
  tuple  = [1, "a", true, null, [2], { a = 1 }]
  empty  = []
  none   = {}
  names  = { zone = "eu", Zone = "us", count = 3 }
  twice  = [local.names, { zone = "eu" }]
  text   = <<-EOT
    one
      two \${local.names.zone}
    three
  EOT
  broken = [for one in ["a", "b"] : "\${one}-x"]
}
`;

/** Paths into them, right and wrong. */
export const PATHS = [
  'var.word',
  'var.no_text',
  'var.no_list',
  'var.digits',
  'var.number',
  'var.flag',
  'var.texts',
  'var.texts[1]',
  'var.texts[9]',
  'var.set',
  'var.numbers',
  'var.map',
  'var.map["a"]',
  'var.map.c',
  'var.any_map',
  'var.any',
  'var.any.list',
  'var.any.list[0]',
  'var.any["key with space"]',
  'var.any.n',
  'var.object',
  'var.object.port',
  'var.object.tags',
  'var.object.name',
  'var.objects',
  'var.objects[0].name',
  'var.objects[1].inner.on',
  'local.tuple',
  'local.tuple[4][0]',
  'local.tuple.3',
  'local.tuple["1"]',
  'local.empty',
  'local.none',
  'local.names',
  'local.names.zone',
  'local.names["count"]',
  'local.twice',
  'local.twice[0].Zone',
  'local.twice[1].count',
  'local.text',
  'local.broken',
  'path.module',
  'path.root',
];
