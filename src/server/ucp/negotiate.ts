import { UCP_VERSION } from '../../domain/site/api/ucp.ts';
import type { AgentProfiles } from './agent-profiles.ts';
import { failed, type Result } from './catalog-operations.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What the negotiation needs to know. */
export interface Negotiation {
  readonly profiles: AgentProfiles;
  /** URL of the caller's profile; '' without one. */
  readonly profileUrl: string;
  /** Host of the request. */
  readonly host: string;
  readonly siteUrl: string;
}

/**
 * Reads the caller's profile. Returns `null` if both sides have the capability in the same version of the protocol,
 * else the response.
 */
export const negotiate = async (
  { profiles, profileUrl, host, siteUrl }: Negotiation,
  capability: string,
): Promise<Result | Refusal | null> => {
  if (profileUrl === '')
    return refuse(
      'invalid_profile_url',
      `The request names no agent profile. Clients without a profile can use ${siteUrl}/api/v1, described at ${siteUrl}/developers.`,
    );
  const profile = await profiles.read(profileUrl, host);
  if (!profile.ok) return profile;
  if (profile.version !== UCP_VERSION)
    return refuse(
      'version_unsupported',
      `Protocol version ${profile.version} is not supported. This site supports version ${UCP_VERSION}.`,
    );
  return profile.capabilities.get(capability)?.includes(UCP_VERSION)
    ? null
    : failed(
        null,
        'capabilities_incompatible',
        `The agent profile does not have ${capability} ${UCP_VERSION}.`,
        siteUrl,
      );
};
