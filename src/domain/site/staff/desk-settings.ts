/** What a company sets for the work at the desk. `Settings.desk` has the values in use. */
export interface DeskSettings {
  /** Business hours within which a quote request gets a reply. */
  readonly replyGoalHours: number;
  /** Highest discount from the list price in percent that staff may give without the permission `discounts`. */
  readonly discountLimitPercent: number;
}

/** The values of a company that set nothing. */
export const DEFAULT_DESK_SETTINGS: DeskSettings = { replyGoalHours: 4, discountLimitPercent: 10 };

/** Longest reply goal in business hours. */
export const MAX_REPLY_GOAL_HOURS = 80;
