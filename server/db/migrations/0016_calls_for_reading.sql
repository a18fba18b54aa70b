-- A call to a model may also read a pasted description: it belongs to no report.
alter table model_calls
  alter column output_id drop not null,
  alter column gen drop not null,
  alter column tool_type drop not null;
