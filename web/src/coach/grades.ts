/** How good a decision was, by what it gave away. */
import type { JudgedDecision } from '../lib/wire';

export const GRADES = ['best', 'good', 'slip', 'miss'] as const;
type Grade = (typeof GRADES)[number];

const SLIP = 0.3; // points: less is within the noise
const MISS = 2;

export function gradeOf({ lost, code, best_code: best }: JudgedDecision): Grade {
    if (lost >= MISS) return 'miss';
    if (lost >= SLIP) return 'slip';
    return code === best ? 'best' : 'good';
}
