// Prints, as JSON, what Go's packages and HCL's scanner say of every code point. scripts/write-go-tables.js starts it.
package main

import (
	"encoding/json"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"unicode"

	"github.com/apparentlymart/go-textseg/v17/textseg"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

type pair [2]rune

func main() {
	answer := map[string]any{
		"go":       runtime.Version(),
		"unicode":  unicode.Version,
		"hcl":      versionOf("github.com/hashicorp/hcl/v2"),
		"textseg":  versionOf("github.com/apparentlymart/go-textseg/v17"),
		"space":    where(unicode.IsSpace),
		"print":    where(unicode.IsPrint),
		"lower":    changed(unicode.ToLower),
		"fold":     foldedOtherwise(),
		"hclStart": where(func(char rune) bool { return hclsyntax.ValidIdentifier(string(char)) }),
		"hclContinue": where(func(char rune) bool {
			return hclsyntax.ValidIdentifier("a" + string(char))
		}),
		"joins": where(joinsSpace),
	}
	if err := json.NewEncoder(os.Stdout).Encode(answer); err != nil {
		panic(err)
	}
}

func versionOf(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, dependency := range info.Deps {
		if dependency.Path == module {
			return dependency.Version
		}
	}
	panic("no " + module)
}

func each(visit func(rune)) {
	for char := rune(0); char <= unicode.MaxRune; char++ {
		if char < 0xd800 || char > 0xdfff {
			visit(char)
		}
	}
}

// The first and the last of each range of code points for which something is true.
func where(is func(rune) bool) []pair {
	ranges := []pair{}
	each(func(char rune) {
		if !is(char) {
			return
		}
		last := len(ranges) - 1
		if last >= 0 && ranges[last][1] == char-1 {
			ranges[last][1] = char
		} else {
			ranges = append(ranges, pair{char, char})
		}
	})
	return ranges
}

// Each code point that becomes another one, with that one.
func changed(become func(rune) rune) []pair {
	pairs := []pair{}
	each(func(char rune) {
		if other := become(char); other != char {
			pairs = append(pairs, pair{char, other})
		}
	})
	return pairs
}

// One code point stands for all that strings.EqualFold takes for the same: mostly the small letter. These are the others.
func foldedOtherwise() []pair {
	pairs := []pair{}
	each(func(char rune) {
		if folded := foldOf(char); folded != unicode.ToLower(char) {
			pairs = append(pairs, pair{char, folded})
		}
	})
	return pairs
}

func foldOf(char rune) rune {
	same := []rune{char}
	for other := unicode.SimpleFold(char); other != char; other = unicode.SimpleFold(other) {
		same = append(same, other)
	}
	least := slices.Min(same)
	if small := unicode.ToLower(least); slices.Contains(same, small) {
		return small
	}
	return least
}

// Whether a space and this code point are one character for HCL, which takes both away as one step of an indentation.
func joinsSpace(char rune) bool {
	text := []byte(" " + string(char))
	advance, _, _ := textseg.ScanGraphemeClusters(text, true)
	return advance == len(text)
}
