import { test } from '@playwright/test';
import { stopServers } from './servers.ts';

test('stops the servers', () => stopServers());
