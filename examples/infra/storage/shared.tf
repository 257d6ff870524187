resource "aws_efs_file_system" "shared" {
  creation_token = "prod-shared"
  encrypted      = true
  kms_key_id     = aws_kms_key.data.arn
  tags           = local.tags
}

resource "aws_efs_mount_target" "shared" {
  count = length(var.private_subnet_ids)

  file_system_id  = aws_efs_file_system.shared.id
  subnet_id       = var.private_subnet_ids[count.index]
  security_groups = [aws_security_group.nfs.id]
}

resource "aws_security_group" "nfs" {
  name        = "nfs"
  description = "Mounts of the shared file system."
  vpc_id      = var.vpc_id
  tags        = local.tags

  ingress {
    description = "NFS"
    from_port   = 2049
    to_port     = 2049
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
}
