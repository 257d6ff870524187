module "net" {
  source   = "./net"
  for_each = toset(["a", "b"])
}
module "far" {
  source = "acme/vpc/aws"
}
data "a_b" "read" {}
resource "a_b" "last" {
  count      = 3
  depends_on = [a_b.first]
  name       = "n"
  rule {
    port = 22
  }
  rule {
    port = var.port
  }
  dynamic "other" {
    for_each = []
    content {}
  }
  lifecycle {
    prevent_destroy = true
  }
}
