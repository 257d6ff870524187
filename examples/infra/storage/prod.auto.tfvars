data_size          = 200
vpc_id             = "vpc-0a1b2c3d4e5f60718"
private_subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]
