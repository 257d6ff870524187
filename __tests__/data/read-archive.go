package main

import ("archive/tar"; "compress/gzip"; "crypto/sha256"; "encoding/hex"; "encoding/json"; "io"; "os")

type entry struct { Name string; Mode, Size int64; Type int; Digest string }

func main() {
	file, _ := os.Open(os.Args[1])
	unzipped, err := gzip.NewReader(file)
	if err != nil { panic(err) }
	reader := tar.NewReader(unzipped)
	entries := []entry{}
	for {
		header, err := reader.Next()
		if err == io.EOF { break }
		if err != nil { panic(err) }
		sum := sha256.New()
		if _, err := io.Copy(sum, reader); err != nil { panic(err) }
		entries = append(entries, entry{header.Name, header.Mode, header.Size, int(header.Typeflag), hex.EncodeToString(sum.Sum(nil))})
	}
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(entries); err != nil { panic(err) }
}
