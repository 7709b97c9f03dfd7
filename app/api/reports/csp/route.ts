import { log } from '../../../log.ts';
import { createReportHandler } from '../../../security/reports/reportHandler.ts';
import { createViolationLog } from '../../../security/reports/violationLog.ts';

/** Where browsers report violated security policies. */
export const POST = createReportHandler(createViolationLog({ now: Date.now, log }));
