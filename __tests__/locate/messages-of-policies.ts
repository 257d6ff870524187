/**
 * What policies print, in the styles of several kinds of policies, each with the line that a reader would search for.
 * The lines were written before anything read them.
 */

/** A message about a resource; with the path that its rule says, if it says one. */
interface Said {
  message: string;
  attribute?: string | (string | number)[];
  /** The comment of the line in the files, as `# A`; `block`: the first line of the resource. */
  at: string;
}

export interface MessagesOfOne {
  files: Record<string, string>;
  address: string;
  said: Said[];
}

const m = (at: string, message: string, attribute?: Said['attribute']): Said => ({
  at,
  message,
  ...(attribute === undefined ? {} : { attribute }),
});

export const MESSAGES: MessagesOfOne[] = [
  {
    address: 'aws_ebs_volume.data',
    files: {
      'main.tf': `resource "aws_ebs_volume" "data" {
  availability_zone = "eu-west-1a" # zone
  size              = 40 # size
  type              = "gp2" # type
  encrypted         = false # encrypted
  tags = { # tags
    Name  = "data" # tagName
    owner = "storage" # tagOwner
  }
}
`,
    },
    said: [
      m('encrypted', 'attribute "encrypted" is not true'),
      m('encrypted', 'aws_ebs_volume.data: attribute "encrypted" is not true'),
      m('encrypted', '`encrypted` must be true'),
      m('encrypted', 'encrypted is false'),
      m('encrypted', 'encrypted = false'),
      m('encrypted', 'aws_ebs_volume.data.encrypted is false; it must be true'),
      m('encrypted', 'The volume is not encrypted.', 'encrypted'),
      m('encrypted', 'The volume is not encrypted.', ['encrypted']),
      m('encrypted', "EBS volumes have to set 'encrypted' to true"),
      m('block', 'EBS volumes should be encrypted at rest'),
      m('block', 'Volume is not encrypted with a customer managed key (`kms_key_id`)'),
      m('block', '`encrypted` is useless without `kms_key_id`'),
      m('block', 'kms_key_id is not set', 'kms_key_id'),
      m('type', "'type' must be 'gp3'"),
      m('type', '`type` is "gp2" and must be one of "gp3", "io2"'),
      m('type', 'type == "gp2", expected "gp3"'),
      m('size', '"size" is larger than 20 GiB'),
      m('size', 'size = 40 is more than 20'),
      m('zone', 'availability_zone eu-west-1a is in no allowed region'),
      m('block', 'availability zone eu-west-1a is in no allowed region'),
      m('zone', 'availability zone eu-west-1a is in no allowed region', 'availability_zone'),
      m('tags', 'tags are missing: cost-center'),
      m('tags', 'tags are missing: size, type'),
      m('block', 'the tag "size" is missing'),
      m('block', 'missing required tag: type'),
      m('tagOwner', 'The owner is no team.', 'tags.owner'),
      m('tagOwner', 'The owner is no team.', ['tags', 'owner']),
      m('tagOwner', 'The owner is no team.', 'tags["owner"]'),
      m('tags', 'The cost center is missing.', 'tags.cost_center'),
      m('tagName', 'aws_ebs_volume.data.tags.Name has no prefix'),
      m('block', 'the volume is in the policy "size"'),
      m('block', '`encrypted` and `size` are fixed'),
      m('block', 'the module "type" is outdated'),
      m('block', 'variable "encrypted" is not set'),
      m('block', 'no aws_ebs_snapshot of this volume has `encrypted`'),
    ],
  },
  {
    address: 'aws_security_group.web',
    files: {
      'main.tf': `resource "aws_security_group" "web" {
  name        = "web" # name
  description = "Managed by Terraform" # description
  vpc_id      = aws_vpc.main.id # vpc
  ingress { # in443
    description = "public" # d443
    from_port   = 443 # f443
    to_port     = 443 # t443
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"] # c443
  }
  ingress { # in2049
    from_port   = 2049 # f2049
    to_port     = 2049 # t2049
    protocol    = "tcp"
    cidr_blocks = ["10.0.0.0/8"] # c2049
  }
  egress { # out
    from_port   = 0 # fout
    to_port     = 0
    protocol    = "-1" # protocolOut
    cidr_blocks = ["0.0.0.0/0"] # cout
  }
}
`,
    },
    said: [
      m('in2049', '`ingress` on port 2049 is open'),
      m('in2049', 'ingress on port 2049 is open to the office'),
      m('in443', 'ingress on port 443 is open to 0.0.0.0/0'),
      m('in443', 'ingress is open to 0.0.0.0/0'),
      m('in2049', 'ingress from 10.0.0.0/8 is too wide'),
      m('block', 'ingress on port 22 is open to the world'),
      m('block', 'ingress is too wide'),
      m('block', 'ingress must come from 10.0.0.0/8'),
      m('block', 'ingress on port 443 only'),
      m('block', 'ingress should be limited to port 443'),
      m('c2049', '`cidr_blocks` of `ingress` on port 2049 is too wide'),
      m('c443', '"cidr_blocks" in ingress block on port 443 has 0.0.0.0/0', 'ingress.cidr_blocks'),
      m('block', '"cidr_blocks" has 0.0.0.0/0'),
      m('cout', '`egress` has `cidr_blocks` with 0.0.0.0/0'),
      m('out', 'egress is open to 0.0.0.0/0'),
      m('out', '`egress` allows all ports'),
      m('protocolOut', 'egress.protocol is -1'),
      m('protocolOut', 'All protocols leave.', 'egress[0].protocol'),
      m('protocolOut', 'All protocols leave.', ['egress', 0, 'protocol']),
      m('fout', 'aws_security_group.web.egress[0].from_port is 0'),
      m('block', 'a port is open', 'ingress[1].from_port'),
      m('f2049', 'port 2049 is open', 'ingress[1].from_port'),
      m('f443', 'port 443 is open', 'ingress[*].from_port'),
      m('block', 'a port is open', 'egress[1].from_port'),
      m('block', '`description` is the default'),
      m('description', 'The description is the default.', 'description'),
      m('block', 'security group rule has no description', 'ingress.description'),
      m('vpc', '`vpc_id` is the default VPC'),
      m('vpc', 'vpc_id is not one of the approved networks'),
      m('name', '`name` has no prefix'),
      m('name', 'aws_security_group.web: "name" is not unique'),
      m('block', 'Security groups should not allow unrestricted access to SSH (port 22)'),
      m('block', 'group "name" has no owner'),
      m('block', '`revoke_rules_on_delete` is not set'),
      m('block', '`from_port` is low'),
    ],
  },
  {
    address: 'aws_db_instance.main[0]',
    files: {
      'main.tf': `resource "aws_vpc" "main" {
}
resource "aws_db_instance" "main" {
  count                   = 2 # count
  identifier              = "main" # identifier
  engine                  = "postgres" # engine
  engine_version          = "11.4" # version
  instance_class          = "db.t3.micro" # class
  storage_encrypted       = var.encrypted # encrypted
  publicly_accessible     = true # public
  deletion_protection     = false # protection
  backup_retention_period = 0 # backup
  skip_final_snapshot     = true # skip
  username                = "admin" # username
  password                = "secret" # password
  lifecycle { # lifecycle
    prevent_destroy = false # prevent
    ignore_changes  = [password] # ignore
  }
}
`,
    },
    said: [
      m('encrypted', 'storage_encrypted is not true'),
      m('encrypted', 'storage_encrypted must be true'),
      m('encrypted', 'RDS instance storage_encrypted is false'),
      m('encrypted', 'aws_db_instance.main[0].storage_encrypted is unknown'),
      m('encrypted', 'aws_db_instance.main[0]: `storage_encrypted` is unknown'),
      m('public', "'publicly_accessible' should be false"),
      m('public', 'publicly_accessible == true'),
      m('public', "expected 'publicly_accessible' to be 'false'"),
      m('public', 'aws_db_instance[main].publicly_accessible should be false'),
      m('public', 'publicly_accessible: true'),
      m('protection', 'Database has deletion_protection disabled'),
      m('protection', '`deletion_protection` is not enabled'),
      m('backup', 'backup_retention_period is 0; at least 7 days are needed'),
      m('backup', 'backup_retention_period (0) must be greater than 7'),
      m('skip', 'skip_final_snapshot must be false in production'),
      m('class', 'instance_class db.t3.micro is not allowed'),
      m(
        'class',
        'attribute `instance_class` has value "db.t3.micro", which is not one of the allowed',
      ),
      m('version', 'engine_version 11.4 is out of support'),
      m('version', 'Upgrade the `engine_version`'),
      m('engine', '`engine` must be "aurora-postgresql"'),
      m('password', '`password` is written in the configuration'),
      m('password', 'A password is written in the configuration.', 'password'),
      m('username', '"username" must not be a common word'),
      m('prevent', '`prevent_destroy` is not true'),
      m('prevent', 'lifecycle.prevent_destroy is not true'),
      m('prevent', '`lifecycle` has no `prevent_destroy` that is true'),
      m('lifecycle', '`lifecycle` is not as agreed'),
      m('ignore', 'ignore_changes hides the password'),
      m('count', '`count` is larger than one'),
      m('block', 'multi_az is not enabled'),
      m('block', '`multi_az` must be true where `deletion_protection` is false'),
      m('block', 'storage_encrypted and deletion_protection are required'),
      m('block', 'RDS databases should have automatic backups'),
      m('block', 'performance_insights_enabled is not true; see storage_encrypted'),
      m('block', 'policy storage_encrypted failed'),
      m('block', 'output "password" is not sensitive'),
    ],
  },
  {
    address: 'aws_instance.app["a"]',
    files: {
      'main.tf': `resource "aws_instance" "app" {
  for_each      = toset(["a", "b"])
  ami           = data.aws_ami.base.id # ami
  instance_type = "m5.8xlarge" # type
  monitoring    = false # monitoring
  associate_public_ip_address = true # public
  metadata_options { # metadata
    http_tokens = "optional" # tokens
  }
  root_block_device { # root
    encrypted   = false # rootEncrypted
    volume_size = 100 # rootSize
  }
  ebs_block_device { # sdb
    device_name = "/dev/sdb" # nameB
    encrypted   = true # encryptedB
  }
  ebs_block_device { # sdc
    device_name = "/dev/sdc" # nameC
    encrypted   = false # encryptedC
  }
  tags = merge(local.tags, { Name = "app" }) # tags
}
`,
    },
    said: [
      m('rootEncrypted', 'root_block_device.encrypted is false'),
      m('rootEncrypted', 'root_block_device[0].encrypted must be true'),
      m('rootEncrypted', '`root_block_device` has `encrypted` = false'),
      m('rootEncrypted', 'The root disk is in plain text.', 'root_block_device[0].encrypted'),
      m('rootEncrypted', 'The root disk is in plain text.', 'root_block_device.0.encrypted'),
      m('root', 'The root disk has no key.', 'root_block_device[0].kms_key_id'),
      m('root', 'root_block_device is not encrypted'),
      m('rootSize', 'volume_size is 100'),
      m('block', '`encrypted` is false'),
      m('block', 'a disk is not encrypted', 'ebs_block_device[1].encrypted'),
      m('encryptedC', '"/dev/sdc" is in plain text', 'ebs_block_device[1].encrypted'),
      m('sdc', '`ebs_block_device` "/dev/sdc" is in plain text'),
      m('sdb', 'ebs_block_device "/dev/sdb" is too small'),
      m('block', 'ebs_block_device is not encrypted'),
      m('block', 'ebs_block_device must be "/dev/sdc"'),
      m('type', 'instance_type m5.8xlarge is not allowed'),
      m('type', '`instance_type` must be one of t3.small, t3.medium'),
      m('type', "instance_type 'm5.8xlarge' is too expensive"),
      m('tokens', 'http_tokens must be "required"'),
      m('tokens', '`metadata_options` must set `http_tokens` to "required"'),
      m('tokens', 'metadata_options[0].http_tokens is optional'),
      m('metadata', 'Version 1 of the metadata is on.', 'metadata_options'),
      m('metadata', 'metadata_options are too lax'),
      m('public', 'associate_public_ip_address is true'),
      m('public', 'Instance with associate_public_ip_address enabled'),
      m('monitoring', '"monitoring" is off'),
      m('monitoring', 'monitoring is false'),
      m('ami', '`ami` is not one of the hardened images'),
      m('tags', 'tags are missing: owner'),
      m('tags', 'The owner is missing.', 'tags.owner'),
      m('block', 'iam_instance_profile is missing'),
      m('block', 'EC2 instance should not have a public address'),
      m('block', 'instance "monitoring" is too large'),
      m('block', 'data.aws_ami.base is older than 90 days, see `ami`'),
    ],
  },
  {
    address: 'aws_s3_bucket.logs',
    files: {
      'main.tf': `resource "aws_s3_bucket" "logs" {
  bucket        = "acme-logs" # bucket
  acl           = "public-read" # acl
  force_destroy = true # force
  versioning { # versioning
    enabled = false # versioned
  }
  logging { # logging
    target_bucket = "acme-audit" # target
  }
  lifecycle_rule { # rule1
    id      = "short" # id1
    enabled = true
  }
  lifecycle_rule { # rule2
    id      = "long" # id2
    enabled = false # enabled2
  }
}
`,
    },
    said: [
      m('acl', '`acl` must be "private"'),
      m('acl', "S3 bucket has an 'acl' that lets the public read"),
      m('acl', 'acl = "public-read"'),
      m('acl', 'The public can read.', 'acl'),
      m('versioned', '`versioning` must have `enabled` true'),
      m('versioned', 'versioning.enabled is false'),
      m('versioned', 'versioning[0].enabled should be true'),
      m('versioning', 'versioning is off'),
      m('versioning', '`versioning` block is not as agreed'),
      m('block', '`enabled` is false'),
      m('force', 'force_destroy must not be true'),
      m('target', 'target_bucket is in another account'),
      m('logging', 'logging is to another account'),
      m('bucket', '`bucket` has no prefix'),
      m('bucket', 'The name has no prefix.', 'bucket'),
      m('block', 'bucket is public'),
      m('block', 'bucket must be encrypted'),
      m('block', 'bucket "acl" is forgotten'),
      m('block', 'server_side_encryption_configuration is missing'),
      m('block', 'S3 buckets should have `server_side_encryption_configuration`'),
      m('rule2', '`lifecycle_rule` "long" is off'),
      m('enabled2', 'The rule "long" is off.', 'lifecycle_rule[1].enabled'),
      m('block', 'lifecycle_rule is off'),
      m('block', 'no aws_s3_bucket_public_access_block has this as its `bucket`'),
      m('block', 'old versions of objects are not kept'),
    ],
  },
  {
    address: 'aws_security_group.made',
    files: {
      'main.tf': `resource "aws_security_group" "made" {
  name = "made" # name
  dynamic "ingress" { # in
    for_each = var.ports
    content {
      from_port   = ingress.value # from
      to_port     = ingress.value
      cidr_blocks = ["0.0.0.0/0"] # cidr
    }
  }
  egress { # out
    from_port = 443
  }
  dynamic "egress" {
    for_each = var.more
    content {
      from_port = egress.value
    }
  }
}
`,
    },
    said: [
      m('in', 'ingress on port 22 is open'),
      m('in', '`ingress` is open to 0.0.0.0/0'),
      m('from', 'A port is open.', 'ingress[3].from_port'),
      m('from', 'ingress.from_port is 22'),
      m('cidr', 'cidr_blocks has 0.0.0.0/0'),
      m('cidr', '`cidr_blocks` of `ingress` is too wide'),
      m('block', 'egress on port 443 is open'),
      m('block', 'A port is open.', 'egress[0].from_port'),
      m('name', '`name` has no prefix'),
    ],
  },
  {
    address: 'aws_ebs_volume.set',
    files: {
      'main.tf': `resource "aws_ebs_volume" "set" {
  size      = 10 # size
  encrypted = true
  lifecycle {
    prevent_destroy       = true
    create_before_destroy = true # create
  }
}
`,
      'a_override.tf': `resource "aws_ebs_volume" "set" {
  encrypted = true
  type      = "gp2" # type
}
`,
      'b_override.tf': `resource "aws_ebs_volume" "set" {
  encrypted = false # encrypted
  lifecycle { # lifecycle
    prevent_destroy = false # prevent
  }
}
`,
    },
    said: [
      m('encrypted', '`encrypted` is false'),
      m('encrypted', 'encrypted = false'),
      m('encrypted', 'The volume is in plain text.', 'encrypted'),
      m('type', '`type` is gp2'),
      m('size', '`size` is too small'),
      m('prevent', 'prevent_destroy is false'),
      m('create', 'create_before_destroy is true'),
      m('block', '`throughput` is missing'),
    ],
  },
  {
    address: 'module.disks.aws_ebs_volume.one',
    files: {
      'main.tf': `module "disks" {
  source    = "./disks"
  encrypted = false
}
`,
      'disks/main.tf': `resource "aws_ebs_volume" "one" {
  encrypted = var.encrypted # encrypted
}
`,
    },
    said: [
      m('encrypted', '`encrypted` is false'),
      m('encrypted', 'module.disks.aws_ebs_volume.one: attribute "encrypted" is not true'),
      m('encrypted', 'module.disks.aws_ebs_volume.one.encrypted is false'),
      m('block', 'module "encrypted" is old'),
    ],
  },
  {
    address: 'azurerm_storage_account.main',
    files: {
      'main.tf': `resource "azurerm_storage_account" "main" {
  name                     = "acme" # name
  account_replication_type = "LRS" # replication
  min_tls_version          = "TLS1_0" # tls
  https_traffic_only_enabled = false # https
  network_rules { # network
    default_action = "Allow" # action
    bypass         = ["None"] # bypass
  }
  blob_properties { # blob
    delete_retention_policy { # delete
      days = 1 # days
    }
  }
}
`,
    },
    said: [
      m('tls', 'min_tls_version must be TLS1_2'),
      m('tls', "'min_tls_version' should be set to 'TLS1_2'"),
      m('https', 'https_traffic_only_enabled is not true'),
      m('action', 'network_rules.default_action is "Allow"'),
      m('action', "default_action of 'network_rules' has to be 'Deny'"),
      m('network', '`network_rules` lets all networks in'),
      m('network', 'network_rules let all networks in'),
      m('bypass', 'Trusted services are shut out.', 'network_rules[0].bypass'),
      m('days', 'blob_properties[0].delete_retention_policy[0].days is 1'),
      m('days', 'Too short.', ['blob_properties', 0, 'delete_retention_policy', 0, 'days']),
      m('delete', 'delete_retention_policy is too short'),
      m('blob', 'Blobs can be lost.', 'blob_properties'),
      m('replication', 'account_replication_type "LRS" is kept in one place'),
      m('block', 'account "name" is not registered'),
      m('block', 'Storage accounts should forbid shared keys'),
      m('block', 'public_network_access_enabled should be false'),
    ],
  },
  {
    address: 'google_compute_firewall.ssh',
    files: {
      'main.tf.json': `{
  "resource": {
    "google_compute_firewall": {
      "ssh": {
        "//": "block",
        "network": "default", "//1": "# network",
        "source_ranges": ["0.0.0.0/0"], "//2": "# ranges",
        "allow": [
          { "protocol": "tcp", "ports": ["22"], "//3": "# tcp" },
          { "protocol": "icmp", "//4": "# icmp" }
        ],
        "log_config": { "//5": "# log",
          "metadata": "EXCLUDE_ALL_METADATA", "//6": "# metadata"
        }
      }
    }
  }
}
`,
    },
    said: [
      m('ranges', 'source_ranges has 0.0.0.0/0'),
      m('ranges', '`source_ranges` must not be open to 0.0.0.0/0'),
      m('ranges', 'Anybody can come in.', 'source_ranges[0]'),
      m('network', '`network` is the default network'),
      m('metadata', 'log_config.metadata is EXCLUDE_ALL_METADATA'),
      m('metadata', 'Logs lack metadata.', 'log_config[0].metadata'),
      m('log', 'log_config is not complete'),
      m('block', '`priority` is missing'),
      m('block', 'Firewall rules should not allow SSH from anywhere'),
    ],
  },
];
