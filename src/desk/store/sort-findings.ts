import type { DeskFinding } from './api.ts';
import { isConfirmable } from './confirm-value.ts';
import { shownSeverity } from './use-desk.ts';

interface SortedFindings {
  readonly mistakes: readonly DeskFinding[];
  /** Without values to confirm, which are counted with everything else that must not go online. */
  readonly remarks: readonly DeskFinding[];
}

/** Findings of the check as every screen counts them. */
export function sortFindings(findings: readonly DeskFinding[]): SortedFindings {
  return {
    mistakes: findings.filter((finding) => shownSeverity(finding) === 'error'),
    remarks: findings.filter((finding) => shownSeverity(finding) === 'warning' && !isConfirmable(finding)),
  };
}
