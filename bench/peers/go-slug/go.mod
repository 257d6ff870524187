module plangate/bench/go-slug

go 1.25.0

require github.com/hashicorp/go-slug v0.18.4

require (
	golang.org/x/sys v0.45.0 // indirect
	golang.org/x/text v0.37.0 // indirect
)
