// Packs a directory with go-slug the way Terraform does: everything into memory, links followed,
// then to the file that is named.
package main

import (
	"bytes"
	"fmt"
	"os"

	slug "github.com/hashicorp/go-slug"
)

func main() {
	var archive bytes.Buffer
	if _, err := slug.Pack(os.Args[1], &archive, true); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if err := os.WriteFile(os.Args[2], archive.Bytes(), 0o600); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
