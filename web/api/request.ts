import type { z } from "zod";
import type { EndpointName, EndpointOf } from "#contract/endpoints.ts";

/** Ids are text in an address; callers may pass the number they hold. */
type InAddress<Schema> = {
  [Key in keyof z.input<Schema>]: string extends z.input<Schema>[Key]
    ? z.input<Schema>[Key] | number
    : z.input<Schema>[Key];
};

type ParamsOf<Name extends EndpointName> =
  EndpointOf<Name> extends { params: infer Schema } ? { params: InAddress<Schema> } : unknown;

type QueryOf<Name extends EndpointName> =
  EndpointOf<Name> extends { query: infer Schema } ? { query?: InAddress<Schema> } : unknown;

type BodyOf<Name extends EndpointName> =
  EndpointOf<Name> extends { body: infer Schema }
    ? undefined extends z.input<Schema>
      ? { body?: z.input<Schema> }
      : { body: z.input<Schema> }
    : unknown;

export type RequestOf<Name extends EndpointName> = ParamsOf<Name> & QueryOf<Name> & BodyOf<Name>;

export type ReplyOf<Name extends EndpointName> =
  EndpointOf<Name> extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : never;

/** The calls that answer JSON. */
export type CallName = {
  [Name in EndpointName]: EndpointOf<Name>["reply"] extends z.ZodType ? Name : never;
}[EndpointName];

/** The request, which may be left out when nothing in it is needed. */
export type RequestArgument<Name extends EndpointName> =
  object extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>];
