import { test } from '@playwright/test';
import { stopServers } from './servers.ts';

test('they are stopped', () => stopServers());
