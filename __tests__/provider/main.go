// A provider for plans with values that only a provider knows. Above the directory of its program, which has a
// checksum, it writes down when it is configured, read, asked for a plan, or called. A plan that needs no
// credentials does none of it.
package main

import (
	"context"
	"log"
	"os"
	"path/filepath"

	"github.com/hashicorp/terraform-plugin-framework/action"
	actionschema "github.com/hashicorp/terraform-plugin-framework/action/schema"
	"github.com/hashicorp/terraform-plugin-framework/datasource"
	datasourceschema "github.com/hashicorp/terraform-plugin-framework/datasource/schema"
	"github.com/hashicorp/terraform-plugin-framework/function"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	providerschema "github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/booldefault"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

func note(what string) {
	self, err := os.Executable()
	if err != nil {
		log.Fatal(err)
	}
	calls := filepath.Join(filepath.Dir(filepath.Dir(self)), "calls")
	file, err := os.OpenFile(calls, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString(what + "\n"); err != nil {
		log.Fatal(err)
	}
}

type shelf struct{}

func (shelf) Metadata(_ context.Context, _ provider.MetadataRequest, to *provider.MetadataResponse) {
	to.TypeName = "shelf"
}
func (shelf) Schema(_ context.Context, _ provider.SchemaRequest, to *provider.SchemaResponse) {
	to.Schema = providerschema.Schema{Attributes: map[string]providerschema.Attribute{
		"room": providerschema.StringAttribute{Optional: true},
	}}
}
func (shelf) Configure(context.Context, provider.ConfigureRequest, *provider.ConfigureResponse) {
	note("configured")
}
func (shelf) DataSources(context.Context) []func() datasource.DataSource {
	return []func() datasource.DataSource{func() datasource.DataSource { return list{} }}
}
func (shelf) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{func() resource.Resource { return box{} }, func() resource.Resource { return rack{} }}
}
func (shelf) Actions(context.Context) []func() action.Action {
	return []func() action.Action{func() action.Action { return notify{} }}
}
func (shelf) Functions(context.Context) []func() function.Function {
	return []func() function.Function{func() function.Function { return mark{} }}
}

type mark struct{}

func (mark) Metadata(_ context.Context, _ function.MetadataRequest, to *function.MetadataResponse) {
	to.Name = "mark"
}
func (mark) Definition(_ context.Context, _ function.DefinitionRequest, to *function.DefinitionResponse) {
	to.Definition = function.Definition{
		Parameters: []function.Parameter{function.StringParameter{Name: "text"}},
		Return:     function.StringReturn{},
	}
}
func (mark) Run(ctx context.Context, asked function.RunRequest, to *function.RunResponse) {
	note("called")
	var text string
	to.Error = function.ConcatFuncErrors(asked.Arguments.Get(ctx, &text))
	to.Error = function.ConcatFuncErrors(to.Error, to.Result.Set(ctx, types.StringValue("mark "+text)))
}

type notify struct{}

func (notify) Metadata(_ context.Context, _ action.MetadataRequest, to *action.MetadataResponse) {
	to.TypeName = "shelf_notify"
}
func (notify) Schema(_ context.Context, _ action.SchemaRequest, to *action.SchemaResponse) {
	to.Schema = actionschema.Schema{Attributes: map[string]actionschema.Attribute{
		"text": actionschema.StringAttribute{Required: true},
	}}
}
func (notify) Invoke(context.Context, action.InvokeRequest, *action.InvokeResponse) { panic("invoke") }

type list struct{}

func (list) Metadata(_ context.Context, _ datasource.MetadataRequest, to *datasource.MetadataResponse) {
	to.TypeName = "shelf_list"
}
func (list) Schema(_ context.Context, _ datasource.SchemaRequest, to *datasource.SchemaResponse) {
	to.Schema = datasourceschema.Schema{Attributes: map[string]datasourceschema.Attribute{
		"id":     datasourceschema.StringAttribute{Computed: true},
		"filter": datasourceschema.StringAttribute{Optional: true},
		"locked": datasourceschema.BoolAttribute{Computed: true},
		"total":  datasourceschema.Int64Attribute{Computed: true},
		"names":  datasourceschema.ListAttribute{Computed: true, ElementType: types.StringType},
		"sizes":  datasourceschema.MapAttribute{Computed: true, ElementType: types.StringType},
	}}
}
func (list) Read(_ context.Context, _ datasource.ReadRequest, to *datasource.ReadResponse) {
	note("read")
	to.Diagnostics.AddError("read", "This provider reads nothing.")
}

type box struct{}

func (box) Metadata(_ context.Context, _ resource.MetadataRequest, to *resource.MetadataResponse) {
	to.TypeName = "shelf_box"
}

// What is locked where the configuration does not say so: only the provider knows.
func (box) Schema(_ context.Context, _ resource.SchemaRequest, to *resource.SchemaResponse) {
	to.Schema = schema.Schema{Attributes: map[string]schema.Attribute{
		"id":     schema.StringAttribute{Computed: true},
		"label":  schema.StringAttribute{Required: true},
		"locked": schema.BoolAttribute{Optional: true, Computed: true, Default: booldefault.StaticBool(false)},
		"names":  schema.ListAttribute{Computed: true, ElementType: types.StringType},
	}}
}

func (box) ModifyPlan(context.Context, resource.ModifyPlanRequest, *resource.ModifyPlanResponse) {
	note("planned")
}

// A resource with every kind of argument and nested block.
type rack struct{ box }

func (rack) Metadata(_ context.Context, _ resource.MetadataRequest, to *resource.MetadataResponse) {
	to.TypeName = "shelf_rack"
}

func (rack) Schema(_ context.Context, _ resource.SchemaRequest, to *resource.SchemaResponse) {
	text := schema.StringAttribute{Optional: true}
	to.Schema = schema.Schema{
		Attributes: map[string]schema.Attribute{
			"id":     schema.StringAttribute{Computed: true},
			"label":  text,
			"open":   schema.BoolAttribute{Optional: true},
			"port":   schema.Int64Attribute{Optional: true},
			"secret": schema.StringAttribute{Optional: true, Sensitive: true},
			"tags":   schema.MapAttribute{Optional: true, ElementType: types.StringType},
			"sides":  schema.ListAttribute{Optional: true, ElementType: types.StringType},
			"groups": schema.SetAttribute{Optional: true, ElementType: types.StringType},
			"settings": schema.SingleNestedAttribute{Optional: true, Attributes: map[string]schema.Attribute{
				"mode":   text,
				"locked": schema.BoolAttribute{Optional: true, Computed: true, Default: booldefault.StaticBool(false)},
			}},
		},
		Blocks: map[string]schema.Block{
			"rule": schema.ListNestedBlock{NestedObject: schema.NestedBlockObject{
				Attributes: map[string]schema.Attribute{"cidr": text, "port": schema.Int64Attribute{Optional: true}},
				Blocks: map[string]schema.Block{
					"note": schema.ListNestedBlock{NestedObject: schema.NestedBlockObject{
						Attributes: map[string]schema.Attribute{"text": text},
					}},
				},
			}},
			"door": schema.SetNestedBlock{NestedObject: schema.NestedBlockObject{
				Attributes: map[string]schema.Attribute{"name": text, "width": schema.Int64Attribute{Optional: true}},
			}},
			"lock": schema.SingleNestedBlock{Attributes: map[string]schema.Attribute{"kind": text}},
		},
	}
}

// Nothing is ever applied.
func (box) Create(context.Context, resource.CreateRequest, *resource.CreateResponse) { panic("create") }
func (box) Read(context.Context, resource.ReadRequest, *resource.ReadResponse)       { panic("read") }
func (box) Update(context.Context, resource.UpdateRequest, *resource.UpdateResponse) { panic("update") }
func (box) Delete(context.Context, resource.DeleteRequest, *resource.DeleteResponse) { panic("delete") }

func main() {
	make := func() provider.Provider { return shelf{} }
	options := providerserver.ServeOpts{Address: "registry.terraform.io/acme/shelf"}
	if err := providerserver.Serve(context.Background(), make, options); err != nil {
		log.Fatal(err)
	}
}
