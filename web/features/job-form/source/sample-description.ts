/** A posting of nobody's, for people who want to try the product first. */
export const sampleDescription = `Senior Data Engineer
Chicago, IL | Hybrid, three days in the office | $165,000 to $195,000

About the job
Own the streaming platform that feeds pricing and inventory for 240 stores. You design the pipelines, keep them running, and teach the analysts who live downstream.

What you will do
- Rebuild the nightly loads as Kafka and Spark streams
- Bring the time from till to dashboard under five minutes
- Share the on-call rota, one week in six

Requirements
- 5+ years building data pipelines in Python or Scala
- Spark and Kafka in production
- SQL that other people can read
- Experience with AWS

Nice to have
- Retail or inventory data
- dbt

Benefits
- Health, dental and vision from day one
- 401(k) with a 4% match
- 20 days of paid leave

We cannot sponsor visas for this position.`;
