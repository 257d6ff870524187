variable "region" {
  description = "Where everything runs, unless a resource says otherwise."
  type        = string
  default     = "eu-central-1"
}

variable "data_size" {
  description = "Size of the data volume in GiB."
  type        = number
}

variable "vpc_id" {
  description = "Network that may mount the shared file system."
  type        = string
}

variable "private_subnet_ids" {
  description = "Where the file system gets a mount target."
  type        = list(string)
}
