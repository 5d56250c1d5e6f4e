/**
 * Runs when it is imported, and must be the first import of docusaurus.config.ts: the files that it
 * reads are loaded by the imports after it, and one that cannot be parsed would end the build with
 * a stack instead of a line.
 */
import path from 'node:path';
import {stopBuild} from '../../stopBuild';
import {checkSyntax} from './checkSyntax';

stopBuild(checkSyntax(path.resolve(__dirname, '../../../..')));
