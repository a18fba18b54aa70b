-- Reports that were older than their job stay so; which parts are meant is found at the job's next change. In a file of its
-- own, so that it locks rows and no table.
update outputs o set is_outdated = true
  from jobs j where j.organization_id = o.organization_id and j.id = o.job_id and o.job_revision < j.revision;
