// Reads texts with the packages of Terraform, HCL in the version of Terraform 1.11.4. Each line of stdin is a question in JSON, and
// each line of stdout its answer: what is read, or null where the package refuses the text.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/hashicorp/go-slug"
	"github.com/hashicorp/go-version"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	hcljson "github.com/hashicorp/hcl/v2/json"
	tfaddr "github.com/hashicorp/terraform-registry-address"
	"github.com/mattn/go-shellwords"
	"github.com/zclconf/go-cty/cty"
	"golang.org/x/text/unicode/norm"
)

type question struct {
	As string `json:"as"`
	// The file, in base64: it need not be UTF-8.
	Text []byte `json:"text"`
	// Of a constraint: a version. Of ignore rules: paths of files.
	With []string `json:"with"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64*1024*1024)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	for lines.Scan() {
		var asked question
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		if err := encoder.Encode(answer(asked)); err != nil {
			panic(err)
		}
	}
}

func answer(asked question) any {
	text := string(asked.Text)
	switch asked.As {
	case "hcl":
		file, diagnostics := hclsyntax.ParseConfig(asked.Text, "", hcl.InitialPos)
		if diagnostics.HasErrors() {
			return nil
		}
		return nativeBody(file.Body.(*hclsyntax.Body))
	case "json":
		file, diagnostics := hcljson.Parse(asked.Text, "")
		if diagnostics.HasErrors() {
			return nil
		}
		return jsonBody(file.Body)
	case "template":
		expression, diagnostics := hclsyntax.ParseTemplate(asked.Text, "", hcl.InitialPos)
		if diagnostics.HasErrors() {
			return nil
		}
		return valueOf(expression)
	case "provider":
		address, err := tfaddr.ParseProviderSource(text)
		if err != nil {
			return nil
		}
		if !address.HasKnownNamespace() {
			address.Namespace = "hashicorp"
		}
		return []string{address.Hostname.String(), address.Namespace, address.Type}
	case "module":
		address, err := tfaddr.ParseModuleSource(text)
		if err != nil {
			return nil
		}
		of := address.Package
		return strings.Join([]string{of.Host.String(), of.Namespace, of.Name, of.TargetSystem}, "/")
	case "reference":
		traversal, diagnostics := hclsyntax.ParseTraversalAbs(asked.Text, "", hcl.InitialPos)
		if diagnostics.HasErrors() {
			return nil
		}
		return strings.ToLower(traversal.RootName())
	case "words":
		words, err := shellwords.Parse(text)
		if err != nil {
			return nil
		}
		return words
	case "constraint":
		constraints, err := version.NewConstraint(text)
		if err != nil {
			return nil
		}
		return constraints.Check(version.Must(version.NewVersion(asked.With[0])))
	case "ignore":
		return sent(asked.Text, asked.With)
	case "composed":
		return norm.NFC.String(text)
	}
	panic("unknown: " + asked.As)
}

type body struct {
	Attributes map[string]any `json:"attributes"`
	Blocks     []block        `json:"blocks"`
}

type block struct {
	Type   string   `json:"type"`
	Labels []string `json:"labels"`
	Body   body     `json:"body"`
}

func nativeBody(from *hclsyntax.Body) body {
	read := body{Attributes: map[string]any{}, Blocks: []block{}}
	for name, attribute := range from.Attributes {
		read.Attributes[name] = valueOf(attribute.Expr)
	}
	for _, inner := range from.Blocks {
		read.Blocks = append(read.Blocks, block{inner.Type, append([]string{}, inner.Labels...), nativeBody(inner.Body)})
	}
	return read
}

var rootSchema = &hcl.BodySchema{Blocks: []hcl.BlockHeaderSchema{
	{Type: "terraform"},
	{Type: "provider", LabelNames: []string{"name"}},
	{Type: "module", LabelNames: []string{"name"}},
}}

// The blocks of the schema with their arguments. Anything else is refused.
func jsonBody(from hcl.Body) any {
	content, diagnostics := from.Content(rootSchema)
	if diagnostics.HasErrors() {
		return nil
	}
	read := body{Attributes: map[string]any{}, Blocks: []block{}}
	for _, inner := range content.Blocks {
		attributes, diagnostics := inner.Body.JustAttributes()
		if diagnostics.HasErrors() {
			return nil
		}
		of := body{Attributes: map[string]any{}, Blocks: []block{}}
		for name, attribute := range attributes {
			of.Attributes[name] = valueOf(attribute.Expr)
		}
		read.Blocks = append(read.Blocks, block{inner.Type, append([]string{}, inner.Labels...), of})
	}
	return read
}

// A text, in a list of one; anything else is an empty list.
func valueOf(expression hcl.Expression) []string {
	value, diagnostics := expression.Value(&hcl.EvalContext{})
	if diagnostics.HasErrors() || !value.IsWhollyKnown() || value.IsNull() || value.Type() != cty.String {
		return []string{}
	}
	return []string{value.AsString()}
}

// Which of the files are sent by these rules.
func sent(rules []byte, paths []string) (names any) {
	directory, err := os.MkdirTemp("", "plangate-readings-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(directory)
	defer func() {
		// go-slug breaks on a line of white space.
		if recover() != nil {
			names = nil
		}
	}()
	write := func(path string, content []byte) {
		file := filepath.Join(directory, path)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			panic(err)
		}
		if err := os.WriteFile(file, content, 0o600); err != nil {
			panic(err)
		}
	}
	write(".terraformignore", rules)
	for _, path := range paths {
		write(path, nil)
	}
	packer, err := slug.NewPacker(slug.ApplyTerraformIgnore())
	if err != nil {
		panic(err)
	}
	meta, err := packer.Pack(directory, io.Discard)
	if err != nil {
		return nil
	}
	found := []string{}
	for _, path := range paths {
		for _, file := range meta.Files {
			if bytes.Equal([]byte(file), []byte(path)) {
				found = append(found, path)
			}
		}
	}
	sort.Strings(found)
	return found
}
