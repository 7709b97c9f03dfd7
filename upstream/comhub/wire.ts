import { z } from 'zod';

const fact = z.union([z.string(), z.number(), z.boolean()]);

/** A form that a visitor sent. The service stores each `formSubmissionId` once. */
export const wireLead = z.object({
  formName: z.string().min(1),
  formSubmissionId: z.guid(),
  values: z.record(
    z.string(),
    z.union([z.string(), z.boolean(), z.array(z.string()).readonly(), z.record(z.string(), fact)]),
  ),
});

export type WireLead = z.infer<typeof wireLead>;
