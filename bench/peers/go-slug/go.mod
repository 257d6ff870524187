module plangate/bench/go-slug

go 1.24

require github.com/hashicorp/go-slug v0.16.3

require golang.org/x/sys v0.13.0 // indirect
