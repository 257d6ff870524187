// A provider for plans with values that only a provider knows.
package main

import (
	"context"
	"log"

	"github.com/hashicorp/terraform-plugin-framework/action"
	actionschema "github.com/hashicorp/terraform-plugin-framework/action/schema"
	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	providerschema "github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/booldefault"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

type shelf struct{}

func (shelf) Metadata(_ context.Context, _ provider.MetadataRequest, to *provider.MetadataResponse) {
	to.TypeName = "shelf"
}
func (shelf) Schema(_ context.Context, _ provider.SchemaRequest, to *provider.SchemaResponse) {
	to.Schema = providerschema.Schema{Attributes: map[string]providerschema.Attribute{
		"room": providerschema.StringAttribute{Optional: true},
	}}
}
func (shelf) Configure(context.Context, provider.ConfigureRequest, *provider.ConfigureResponse) {}
func (shelf) DataSources(context.Context) []func() datasource.DataSource {
	return nil
}
func (shelf) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{func() resource.Resource { return box{} }}
}
func (shelf) Actions(context.Context) []func() action.Action {
	return []func() action.Action{func() action.Action { return notify{} }}
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
