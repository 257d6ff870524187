variable "name" {
  type = string
}

variable "versioning" {
  description = "Keep old versions of objects."
  type        = bool
  default     = true
}

variable "lifecycle_days" {
  description = "Objects are deleted after this many days."
  type        = number
}

variable "tags" {
  type = map(string)
}
