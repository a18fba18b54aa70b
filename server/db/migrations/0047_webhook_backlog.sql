-- Whoever sent to one endpoint went through all that was due, of every organization, to find what is next: row-level security
-- lets the planner expect one row anywhere. Without this index it takes webhook_deliveries_waiting, which has them in order.
drop index webhook_deliveries_due;
