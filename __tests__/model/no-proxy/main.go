// Makes __tests__/data/no-proxy.json: what golang.org/x/net/http/httpproxy answers for each value of NO_PROXY and each URL.
//
// go mod init table && go get golang.org/x/net/http/httpproxy@v0.62.0 && go run . > ../data/no-proxy.json
package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"strings"

	"golang.org/x/net/http/httpproxy"
)

var single = []string{
	"", " ", "*", "*.", ".", ",", "**", "*.*",
	"acme.example", ".acme.example", "*.acme.example", "*acme.example", "..acme.example",
	"ACME.Example", "acme.example.", "acme", "example", ".example", "*.example", "cme.example",
	"tfe.acme.example", "*.tfe.acme.example", "https://tfe.acme.example", "tfe.acme.example/", "user@tfe.acme.example",
	"acme.example:443", "acme.example:8443", ".acme.example:443", "*.acme.example:8443", "acme.example:",
	"acme.example:https", "acme.example:443:443", ":443", "*:443", "tfe.acme.example:80",
	"localhost", "localhost:443", "127.0.0.1", "127.0.0.0/8", "::1",
	"10.1.2.3", "10.1.2.3:443", "10.1.2.3:8443", "10.1.2", "10.", "10.1.2.03", "010.1.2.3", "10.1.2.256", ".10.1.2.3", "*.1.2.3",
	"10.0.0.0/8", "10.1.2.3/8", "10.1.2.3/32", "10.1.2.2/31", "10.1.2.0/24", "10.1.3.0/24", "10.0.0.0/0", "0.0.0.0/0",
	"10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "10.0.0.0/", "10.0.0.0/8:443", "10.0.0/8", "10.0.0.0/255.0.0.0", "/8", "10.0.0.0 /8",
	"10.128.0.0/9", "10.0.0.0/9", "10.1.0.0/15", "192.168.0.0/16", "172.16.0.0/12",
	"fd00::5", "[fd00::5]", "[fd00::5]:443", "[fd00::5]:8443", "fd00::5:443", "FD00::5", "fd00:0:0:0:0:0:0:5", "fd00:0000::0005", "fd00::6", "[fd00::5", "fd00::5]", "[fd00::5]443",
	"fd00::/8", "[fd00::]/8", "[fd00::/8]", "fd00::/7", "fd00::/128", "fd00::5/128", "fd00::4/127", "fd00::4/126", "fd00::/129", "fe80::/10", "::/0", "fd00::5%eth0", "fd00::5%eth0/64",
	"::ffff:10.1.2.3", "::ffff:a01:203", "[::ffff:10.1.2.3]:443", "::ffff:10.0.0.0/104", "::ffff:10.0.0.0/96", "::ffff:10.0.0.0/95", "::ffff:0:0/96", "::10.1.2.3",
	"2001:db8::/32", "2001:db8:1::/48", "2001:db8::1", "[2001:db8::1]:8443", "2001:db8:0:0:1::/80", "1:2:3:4:5:6:7:8", "1::2:3:4:5:6:7:8", ":::", "1:2:3",
	"bücher.example", ".bücher.example", "*.bücher.example", "xn--bcher-kva.example", "BÜCHER.example", "bücher.example:443",
	"acme.example tfe.other.example", "acme.example;other.example", "acme.example\tother.example", "\tacme.example ",
	"my_host", "my-host", "host.", "10.1.2.3.", "0x0a010203", "167838211", "*tfe*", "?cme.example", "[acme.example]:443", "[acme.example]", "[]:443", "[]", "a[b]:443",
}

var groups = [][]string{
	{"localhost", "127.0.0.1", "::1"},
	{"localhost", "10.0.0.0/8", ".acme.example"},
	{"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fd00::/8"},
	{"169.254.169.254", "metadata.google.internal", ".svc", ".cluster.local", "10.96.0.0/12"},
	{"other.example", "*", "acme.example"},
	{"other.example:8443", "acme.example:8443"},
	{"[2001:db8::1]:443", "2001:db8::/33"},
	{"", "", "acme.example", ""},
}

var hosts = []string{
	"https://acme.example", "https://tfe.acme.example", "https://a.tfe.acme.example", "https://tfe.acme.example:8443",
	"https://notacme.example", "https://acme.example.evil.example", "https://other.example", "https://acme.example.", "https://acme",
	"http://tfe.acme.example", "http://acme.example:443", "https://localhost", "https://localhost:8443", "https://localhost.", "https://a.localhost",
	"https://127.0.0.1", "https://127.8.9.1:8443", "https://[::1]:8443", "https://0.0.0.0", "https://[::]",
	"https://10.1.2.3", "https://10.1.2.3:8443", "http://10.1.2.3", "https://10.200.0.1", "https://11.1.2.3", "https://192.168.7.7", "https://172.31.255.255", "https://172.32.0.0",
	"https://[fd00::5]", "https://[fd00::5]:8443", "https://[fd00::6]", "https://[fd12:3456::1]", "https://[fe80::1]", "https://[2001:db8::1]", "https://[2001:db8::1]:8443", "https://[2001:db8:8000::1]",
	"https://[::ffff:a01:203]", "https://[::ffff:7f00:1]", "https://[::a01:203]", "https://[1:2:3:4:5:6:7:8]", "https://[1:0:2:3:4:5:6:7]",
	"https://xn--bcher-kva.example", "https://www.xn--bcher-kva.example", "https://my_host", "https://my-host", "https://tfe.svc", "https://api.cluster.local",
	"https://169.254.169.254", "https://metadata.google.internal",
}

func main() {
	values := append([]string{}, single...)
	for _, group := range groups {
		for _, comma := range []string{",", ", ", " ,", ",,"} {
			values = append(values, strings.Join(group, comma))
		}
	}
	// Each value again behind one that matches nothing here, and in upper case.
	for _, value := range single {
		if len(values) < 320 {
			values = append(values, "nothing.invalid, "+strings.ToUpper(value))
		}
	}
	direct := make([][2]any, 0, len(values))
	for _, value := range values {
		config := httpproxy.Config{HTTPProxy: "http://proxy.invalid:3128", HTTPSProxy: "http://proxy.invalid:3128", NoProxy: value}
		proxy := config.ProxyFunc()
		answers := ""
		for _, host := range hosts {
			parsed, err := url.Parse(host)
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			chosen, _ := proxy(parsed)
			if chosen == nil {
				answers += "d"
			} else {
				answers += "p"
			}
		}
		direct = append(direct, [2]any{value, answers})
	}
	var text strings.Builder
	lines := json.NewEncoder(&text)
	lines.SetEscapeHTML(false)
	fmt.Println("{\n\"hosts\":")
	lines.Encode(hosts)
	fmt.Print(text.String(), ",\n\"values\": [\n")
	for at, row := range direct {
		text.Reset()
		lines.Encode(row)
		comma := ","
		if at == len(direct)-1 {
			comma = ""
		}
		fmt.Println(strings.TrimSpace(text.String()) + comma)
	}
	fmt.Println("]}")
}
